/**
 * Notes at the root element that React has hydrated all parts of the page:
 * scripts, styles and tests ask for it.
 */
export function noteHydrated(): void {
  document.documentElement.dataset.hydrated = "";
}

/** Whether all parts of the page are hydrated. */
export function isHydrated(): boolean {
  return document.querySelector("[data-hydrated]") !== null;
}

/**
 * Marks a part of the page that waits for content.
 * @param failed What it says if the content does not come.
 */
export function waitingPart(failed: string) {
  return { "data-failed": failed } as const;
}

/** The selector of these parts. */
export type WaitingSelector = `main [${keyof ReturnType<typeof waitingPart>}]`;

/** Whether a part of the page waits for content. */
export function isLoading(): boolean {
  return document.querySelector(
    "main [data-failed]" satisfies WaitingSelector,
  ) !== null;
}
