/** Renders pages in the folder of `preview-folder.ts`, one at a time. */
import { readProjects } from "../../../ui/projects/read-projects.ts";
import { groundRules } from "../../build/project-modules.ts";
import type { BuildManifest } from "../../../server/assets/build-manifest.ts";
import { createPages } from "./preview-pages.ts";

/** A page to render. */
export interface PreviewTask {
  path: string;
  manifest: BuildManifest;
  /** Answers of the content service by path, instead of saved records. */
  answers: Readonly<Record<string, object>>;
}

self.addEventListener(
  "message",
  async ({ data }: MessageEvent<PreviewTask>) => {
    try {
      const page = await createPages(data)(data.path);
      // The stylesheet is that of the start.
      const style = `<style>${
        groundRules(await readProjects())
      }</style></main>`;
      self.postMessage({ html: page.replace("</main>", style) });
    } catch (cause) {
      self.postMessage({ error: String(cause) });
    }
  },
);
