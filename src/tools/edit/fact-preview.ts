import { fileURLToPath, pathToFileURL } from "node:url";
import { factFile, factPages } from "../../content/facts/fact-pages.server.ts";
import type { BuildManifest } from "../../server/assets/build-manifest.ts";
import type { FormRecord } from "./record-drafts.ts";

const source = new URL("../../../", import.meta.url);

/** What the worker renders. */
export interface FactPreviewTask {
  /** The path of the page. */
  path: string;
  manifest: BuildManifest;
  /** The content folder, with a trailing slash. */
  content: string;
}

/**
 * Renders the page of the site that shows a file of facts, with an unsaved
 * record in it. Modules read facts at import, so a worker imports the site from
 * a folder of links to it, with the record in the place of the file.
 * @param root The project whose content is edited, with a trailing slash.
 * @throws {Error} If the page cannot be rendered.
 */
export async function factPreview(
  root: URL,
  name: string,
  record: FormRecord,
  manifest: BuildManifest,
): Promise<string> {
  const folder = await Deno.makeTempDir();
  try {
    const draft = factFile(name);
    await link(source, folder, ["data"]);
    await Deno.mkdir(`${folder}/data`);
    const files = [...factPages.keys()].map(factFile);
    await link(new URL("data/", source), `${folder}/data`, files);
    for (const file of files.filter((it) => it !== draft)) {
      await Deno.symlink(
        fileURLToPath(new URL(file, root)),
        `${folder}/${file}`,
      );
    }
    await Deno.writeTextFile(`${folder}/${draft}`, JSON.stringify(record));
    return await render(folder, {
      path: factPages.get(name)?.shownOn ?? "/",
      manifest,
      content: new URL("data/content/", root).href,
    });
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** Links the entries of a folder, except for some paths of the project. */
async function link(
  from: URL,
  to: string,
  except: readonly string[],
): Promise<void> {
  for await (const { name } of Deno.readDir(from)) {
    const entry = new URL(name, from);
    if (except.includes(entry.href.slice(source.href.length))) continue;
    await Deno.symlink(fileURLToPath(entry), `${to}/${name}`);
  }
}

async function render(folder: string, task: FactPreviewTask): Promise<string> {
  const worker = new Worker(
    new URL(
      "src/tools/edit/fact-preview-worker.ts",
      pathToFileURL(`${folder}/`),
    ),
    { type: "module" },
  );
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new Error(event.message));
      };
      worker.postMessage(task);
    });
  } finally {
    worker.terminate();
  }
}
