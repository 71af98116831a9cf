import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { Hono } from "hono";
import { site } from "../../../../data/site.ts";
import { contentHash } from "../../../lib/content-hash.ts";
import { isRecord, parseJson } from "../../../lib/text/json.ts";
import {
  collectionOf,
  collections,
  factSingletons,
  kindOf,
  singletons,
} from "../../../pages/kinds.server.ts";
import { words } from "../../../pages/words.server.ts";
import { pathInForm } from "../../../records/record-to-save.ts";
import { readJsonFiles } from "../../../records/files.server.ts";
import {
  type Collection,
  filePath,
  type Singleton,
} from "../../../records/kind.ts";
import { linkPackages } from "../../build/client/package-links.ts";
import type { ContentFolder } from "../records/content-folder.ts";
import { visibilityOf } from "../records/visibility.ts";
import type { FormsSetup, KindSetup, Row } from "./forms-setup.ts";
import { formFields, patternProblems } from "./form-fields.ts";

/**
 * The script of the forms, and what it asks for beside the files.
 * @param notes What the page says of the project's content.
 */
export function formsApp(
  root: URL,
  folder: ContentFolder,
  notes: () => Promise<Pick<FormsSetup, "tags" | "problems" | "warnings">>,
): Hono {
  const app = new Hono();
  let script: Promise<string> | undefined;
  app.get("/forms.js", async (c) =>
    c.body(await (script ??= bundle()), 200, {
      "Content-Type": "text/javascript; charset=utf-8",
    }));
  app.get("/setup.json", async (c) => {
    const setup: FormsSetup = {
      project: await contentHash(root.href),
      timeZone: site.timeZone,
      lists: [
        ...collections.map((kind) => ({
          name: kind.name,
          label: `${kind.label}s`,
          kinds: [setupOf(kind)],
        })),
        { name: "data", label: "Facts", kinds: factSingletons.map(setupOf) },
        { name: "words", label: "Words", kinds: words.map(setupOf) },
      ],
      ...await notes(),
    };
    return c.json(setup);
  });
  app.get(
    "/records/:list",
    async (c) => c.json(await rowsOf(root, collectionOf(c.req.param("list")))),
  );
  app.get("/search", async (c) => {
    const wanted = (c.req.query("text") ?? "").toLowerCase().split(/\s+/);
    const found = await Promise.all(
      [...collections, ...singletons].map((kind) => rowsOf(root, kind, wanted)),
    );
    return c.json(found.flat());
  });
  app.post("/check", async (c) => {
    const { collection, id, record } = await c.req.json();
    const kind = kindOf(collection);
    const { visibility: _, ...form } = record;
    const toSave = folder.toSave(filePath(kind, id), form);
    const issues = kind.schema.safeParse(toSave).error?.issues ?? [];
    const problems = [
      ...patternProblems(formFields(kind.fields), form),
      ...issues.map(({ path, message }) => [
        pathInForm(form, path).join("."),
        message,
      ]),
    ];
    // The first of each field.
    return c.json(Object.fromEntries(problems.reverse()));
  });
  return app;
}

function setupOf(kind: Collection | Singleton): KindSetup {
  const isFolder = "folder" in kind;
  return {
    name: kind.name,
    label: kind.label,
    path: filePath(kind, "ID"),
    fields: formFields(kind.fields),
    ...isFolder
      ? { title: kind.title, sorted: kind.sorted, key: kind.key }
      : { heading: kind.heading },
  };
}

/** The records of a kind that have some words, whatever field they are in. */
async function rowsOf(
  root: URL,
  kind: Collection | Singleton,
  wanted: readonly string[] = [],
): Promise<Row[]> {
  if ("file" in kind) {
    const text = await Deno.readTextFile(new URL(kind.file, root))
      .catch(() => "");
    const { name, label } = kind;
    return hasWords(parseJson(text), wanted)
      ? [{ kind: name, id: name, title: label }]
      : [];
  }
  const files = await readJsonFiles(new URL(`${kind.folder}/`, root));
  return files.flatMap(({ id, value }) => {
    const record = "json" in value ? value.json : undefined;
    // The page names the files with mistakes.
    if (!isRecord(record)) return [];
    if (!hasWords(record, wanted)) return [];
    return [{
      kind: kind.name,
      id,
      title: String(record[kind.title] ?? id),
      sorted: record[kind.sorted.field],
      ...kind.visibility && {
        status: visibilityOf(record, kind.visibility.isPublic(record)),
      },
    }];
  });
}

function hasWords(record: unknown, wanted: readonly string[]): boolean {
  const text = textsIn(record).join(" ").toLowerCase();
  return wanted.every((word) => text.includes(word));
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** The script with React, which the bundle takes from Deno's cache. */
async function bundle(): Promise<string> {
  const entry = new URL("../browser/start.tsx", import.meta.url);
  await using packages = await linkPackages([entry]);
  const { outputFiles: [file] } = await esbuild.build({
    entryPoints: [fileURLToPath(entry)],
    absWorkingDir: packages.project,
    nodePaths: [packages.folder],
    bundle: true,
    minify: true,
    format: "iife",
    jsx: "automatic",
    conditions: ["production"],
    define: { "process.env.NODE_ENV": '"production"' },
    write: false,
  });
  return file?.text ?? "";
}
