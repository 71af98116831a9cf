import { team } from "../../../ui/team/team.server.ts";
import { kinds } from "../../../pages/kinds.server.ts";
import { pathOfCall } from "../../../content/call-names.ts";
import {
  bodyWith,
  type ListName,
  recordKinds,
} from "../../../content/record-kinds.ts";
import { jsonOf } from "../../../lib/text/json.ts";
import type { FormRecord } from "../../../records/form-record.ts";
import { readJsonFiles } from "../../../records/files.server.ts";
import { addressOf, filePath, type Kind } from "../../../records/kind.ts";
import { withMarks } from "./marked-record.ts";
import { createPreviewFolder } from "./preview-folder.ts";
import { buildStyles } from "./preview-styles.ts";
import type { PreviewTask } from "./preview-worker.ts";

/** Pages of the site with an unsaved record. */
export interface Preview extends AsyncDisposable {
  /**
   * The HTML of a record's page, without its scripts; each text carries its
   * field, as in `field-mark.ts`.
   * @returns Undefined if a newer preview of the record was asked for.
   * @throws {Error} If the page cannot be rendered.
   */
  page(kind: Kind, id: string, record: FormRecord): Promise<string | undefined>;
  /** The stylesheet that the pages load. */
  stylesheet: string;
}

/**
 * Renders pages like the site, one at a time. Modules read most records when
 * they are imported: with other ones, a worker imports the modules again.
 * @param root The project whose records are edited, with a trailing slash.
 */
export async function createPreview(root: URL): Promise<Preview> {
  const [{ manifest, stylesheet }, folder] = await Promise.all([
    buildStyles(),
    createPreviewFolder(root),
  ]);
  const newest = new Map<string, FormRecord>();
  let last: Promise<unknown> = Promise.resolve();
  let current: { worker: Worker; state: string } | undefined;

  /** A worker that has imported these files. */
  async function workerWith(files: Map<string, string>): Promise<Worker> {
    const state = JSON.stringify([...files]);
    if (current?.state === state) return current.worker;
    current?.worker.terminate();
    current = undefined;
    await folder.write(files);
    const module = folder.module("src/tools/edit/preview/preview-worker.ts");
    const worker = new Worker(module, { type: "module" });
    current = { worker, state };
    return worker;
  }

  async function render(kind: Kind, id: string, draft: FormRecord) {
    const record = withMarks(kind, id, kind.draft?.(draft) ?? draft);
    const isOfService = kind.source === "service";
    // An article finds its author, and a job a colleague, by an equal name.
    const files = await importedFiles(root, {
      leavesNames: isOfService,
    });
    if (!isOfService) files.set(filePath(kind, id), JSON.stringify(record));
    const worker = await workerWith(files);
    try {
      const path = addressOf(kind, id);
      const answers = isOfService ? answerWith(kind.name, id, record) : {};
      return withoutScripts(await ask(worker, { path, manifest, answers }));
    } catch (cause) {
      current = undefined;
      worker.terminate();
      throw cause;
    }
  }

  return {
    stylesheet,
    page(kind, id, record) {
      const file = filePath(kind, id);
      newest.set(file, record);
      const page = last.then(() =>
        newest.get(file) === record ? render(kind, id, record) : undefined
      );
      last = page.catch(() => {});
      return page;
    },
    async [Symbol.asyncDispose]() {
      await last;
      current?.worker.terminate();
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** The content service's answer with a record, by the path of its call. */
function answerWith(name: string, id: string, record: FormRecord) {
  const list = name as ListName;
  const { singular } = recordKinds[list];
  return { [pathOfCall(`${singular}/${id}`)]: bodyWith(list, record) };
}

/**
 * The saved records that modules import, with marks: those of no content
 * service.
 * @param leavesNames Whether the team's names stay as they are.
 */
async function importedFiles(
  root: URL,
  { leavesNames }: { leavesNames: boolean },
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const kind of kinds.filter(({ source }) => !source)) {
    const ids = "file" in kind
      ? [kind.name]
      : (await readJsonFiles(new URL(`${kind.folder}/`, root)))
        .filter(({ value }) => "json" in value).map(({ id }) => id);
    for (const id of ids) {
      const path = filePath(kind, id);
      const text = await Deno.readTextFile(new URL(path, root));
      const isLeft = leavesNames && kind.name === team.name;
      files.set(path, isLeft ? text : markedText(kind, id, text));
    }
  }
  return files;
}

function markedText(kind: Kind, id: string, text: string): string {
  try {
    return JSON.stringify(withMarks(kind, id, jsonOf(text)));
  } catch {
    // The editor reports what is no JSON.
    return text;
  }
}

function ask(worker: Worker, task: PreviewTask): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data: { html, error } }) =>
      error ? reject(new Error(error)) : resolve(html);
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(event.message));
    };
    worker.postMessage(task);
  });
}

function withoutScripts(html: string): string {
  return html.replace(
    /<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs,
    "",
  );
}
