/** Server-sent events for the browsers that show the site in development. */
export interface LiveReload {
  /** An event stream for one browser. */
  events(): Response;
  /** Makes every browser load its page again. */
  reload(): void;
  /** Shows a problem in every browser. */
  problem(message: string): void;
}

type Browser = ReadableStreamDefaultController<Uint8Array>;

const encoder = new TextEncoder();

/** Creates the channel to the browsers of a development server. */
export function createLiveReload(): LiveReload {
  const browsers = new Set<Browser>();

  function broadcast(event: string, data: string): void {
    const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
    for (const browser of browsers) {
      try {
        browser.enqueue(encoder.encode(text));
      } catch {
        browsers.delete(browser);
      }
    }
  }

  return {
    events: () => eventStream(browsers),
    reload: () => broadcast("reload", ""),
    problem: (message) => broadcast("problem", message),
  };
}

/** A stream that is in `browsers` for as long as its browser listens. */
function eventStream(browsers: Set<Browser>): Response {
  let own: Browser;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      own = controller;
      browsers.add(own);
      own.enqueue(encoder.encode("retry: 300\n\n"));
    },
    cancel() {
      browsers.delete(own);
    },
  });
  return new Response(stream, {
    headers: {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store",
    },
  });
}

/** The script that listens in the browser. */
export const reloadScript = `
const events = new EventSource("/dev/events");
events.addEventListener("reload", () => location.reload());
events.addEventListener("problem", (event) => {
  const box = document.createElement("pre");
  box.textContent = JSON.parse(event.data);
  box.setAttribute("role", "alert");
  Object.assign(box.style, {
    position: "fixed", inset: "0", zIndex: "1000", margin: "0",
    padding: "2rem", overflow: "auto", background: "#0a1310",
    color: "#ff9a76", font: "16px/1.5 monospace", whiteSpace: "pre-wrap",
  });
  document.body.append(box);
});
`;
