import type { Page } from "playwright-core";

// The tests use the browser that draws the pictures.
export { browserPath } from "../../../src/tools/artwork/browser-path.ts";
export { startBrowser } from "../../../src/tools/artwork/chromium.ts";

/** Everything unexpected that a page reported. */
export interface Complaints {
  list: string[];
}

/** Collects console warnings and errors, page errors and failed requests. */
export function watch(page: Page): Complaints {
  const complaints: Complaints = { list: [] };
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) {
      complaints.list.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on("pageerror", (error) => {
    complaints.list.push(`page error: ${error.message}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) {
      complaints.list.push(`${response.status()}: ${response.url()}`);
    }
  });
  return complaints;
}
