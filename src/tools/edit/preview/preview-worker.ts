/** Renders pages, one at a time: see `preview.ts`. */
import { ExpectedError } from "../../../lib/exit-with-error.ts";
import { replaceImported } from "./imported-records.ts";
import type { PreviewSite } from "./preview-pages.ts";

/** A page to render. */
export interface PreviewTask extends PreviewSite {
  path: string;
  /** All that modules import, also what is not saved, by file. */
  records: ReadonlyMap<string, unknown>;
}

self.addEventListener(
  "message",
  async ({ data: { path, records, ...site } }: MessageEvent<PreviewTask>) => {
    const projects = await replaceImported(records);
    // The site awaits files when it is imported: an import above would delay
    // this listener, and the first message would be lost.
    const [{ renderPage }, { groundRules }] = await Promise.all([
      import("./preview-pages.ts"),
      import("../../build/project-modules.ts"),
    ]);
    try {
      const page = await renderPage(path, site);
      // The stylesheet is that of the start.
      const style = `<style>${groundRules(projects)}</style></main>`;
      self.postMessage({ html: page.replace("</main>", style) });
    } catch (cause) {
      if (!(cause instanceof ExpectedError)) throw cause;
      self.postMessage({ error: cause.message });
    }
  },
);
