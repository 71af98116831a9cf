/** Renders one page, for `fact-preview.ts`. */
import type { FactPreviewTask } from "./fact-preview.ts";
import { createPages } from "./preview-pages.ts";

self.addEventListener(
  "message",
  async ({ data }: MessageEvent<FactPreviewTask>) => {
    const { path, manifest, content } = data;
    const { fetchPage } = createPages(manifest, new URL(content), new Map());
    const response = await fetchPage(
      new Request(new URL(path, "http://localhost:8000")),
    );
    self.postMessage(await response.text());
  },
);
