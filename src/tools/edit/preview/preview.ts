import { kinds } from "../../../pages/kinds.server.ts";
import { pathOfKey } from "../../../content/query-keys.ts";
import {
  bodyWith,
  contentTypes,
  type ListName,
} from "../../../content/content-types.ts";
import { ExpectedError } from "../../../lib/exit-with-error.ts";
import type { FormRecord } from "../../../records/form-record.ts";
import { readFiles } from "../../../records/files.server.ts";
import { addressOf, filePath, type Kind } from "../../../records/kind.ts";
import { withFieldTags } from "./tagged-record.ts";
import { buildStyles } from "./preview-styles.ts";
import type { PreviewTask } from "./preview-worker.ts";

/** Pages of the site with an unsaved record. */
export interface Preview extends AsyncDisposable {
  /**
   * The HTML of a record's page, without its scripts; each text carries its
   * field, as in `field-tag.ts`.
   * @throws {ExpectedError} If the page cannot be rendered.
   */
  page(kind: Kind, id: string, record: FormRecord): Promise<string>;
  /** The stylesheet that the pages load. */
  stylesheet: string;
}

/**
 * Renders pages like the site, one at a time, in a worker that imports the site
 * once: with each page it replaces what modules have imported.
 * @param root The project whose records are edited, with a trailing slash.
 */
export async function createPreview(root: URL): Promise<Preview> {
  const { manifest, stylesheet } = await buildStyles();
  let last: Promise<unknown> = Promise.resolve();
  let worker: Worker | undefined;

  async function render(kind: Kind, id: string, draft: FormRecord) {
    const record = withFieldTags(kind, id, kind.draft?.(draft) ?? draft);
    const isOfService = kind.source === "service";
    // An article finds its author, and a job a colleague, by an equal name.
    const records = await savedRecords(root, { leavesKeys: isOfService });
    if (!isOfService) records.set(filePath(kind, id), record);
    const html = await ask({
      root: root.href,
      path: addressOf(kind, id),
      manifest,
      records,
      answers: isOfService ? answerWith(kind.name, id, record) : {},
    });
    return withoutScripts(html);
  }

  function ask(task: PreviewTask): Promise<string> {
    const asked = worker ??= new Worker(
      new URL("preview-worker.ts", import.meta.url),
      { type: "module" },
    );
    return new Promise((resolve, reject) => {
      asked.onmessage = ({ data: { html, error } }) =>
        error ? reject(new ExpectedError(error)) : resolve(html);
      // Its modules have not loaded: the next page tries again.
      asked.onerror = (event) => {
        event.preventDefault();
        worker = undefined;
        reject(new Error(event.message));
      };
      asked.postMessage(task);
    });
  }

  return {
    stylesheet,
    page(kind, id, record) {
      const page = last.then(() => render(kind, id, record));
      last = page.catch(() => {});
      return page;
    },
    async [Symbol.asyncDispose]() {
      await last;
      worker?.terminate();
    },
  };
}

/** The content service's answer with a record, by the path of its call. */
function answerWith(name: string, id: string, record: FormRecord) {
  const list = name as ListName;
  const { singular } = contentTypes[list];
  return { [pathOfKey(`${singular}/${id}`)]: bodyWith(list, record) };
}

/**
 * The saved records that modules import, with field tags, by file: those of no
 * content service. Files that are not JSON are left out; the editor reports them.
 * @param leavesKeys See `withFieldTags`.
 */
async function savedRecords(
  root: URL,
  options: { leavesKeys: boolean },
): Promise<Map<string, unknown>> {
  const all = await Promise.all(
    kinds.filter(({ source }) => !source).map(async (kind) =>
      (await readFiles(kind, root)).flatMap(({ id, value }) => {
        if (!("json" in value)) return [];
        const record = withFieldTags(kind, id, value.json, options);
        return [[filePath(kind, id), record] as const];
      })
    ),
  );
  return new Map(all.flat());
}

function withoutScripts(html: string): string {
  return html.replace(
    /<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs,
    "",
  );
}
