/** Waits while the page is hidden. */
export async function pageVisible(): Promise<void> {
  while (document.visibilityState === "hidden") {
    await nextEvent(document, "visibilitychange");
  }
}

/** Waits for an event. */
export function nextEvent(target: EventTarget, type: string): Promise<Event> {
  return new Promise((resolve) =>
    target.addEventListener(type, resolve, { once: true })
  );
}
