/** `deno task dev` on a copy of the sources, which tests may edit. */
import assert from "node:assert/strict";
import { cp } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { sources } from "../../src/tools/build/source-stamp.ts";
import { endOf } from "./processes.ts";

const root = new URL("../../", import.meta.url);
const longestWaitMs = 60_000;

type Edit = (file: string, from: string, to: string) => Promise<void>;

/** A development server with files to edit. */
interface Development extends AsyncDisposable {
  origin: string;
  port: number;
  /** Replaces a text, which has to be there, and the file with it. */
  edit: Edit;
  /** Writes a new file. */
  write(file: string, text: string): Promise<void>;
  /** Renames a file, over another if there is one. */
  rename(file: string, name: string): Promise<void>;
  /** Asks again and again until a page says what is expected. */
  pageWith(path: string, expected: RegExp): Promise<Response>;
}

/**
 * Starts a development server, without checks of types.
 * @param prepare Edits the sources before.
 * @param flags Further flags of the task.
 */
export async function startDevelopment(
  prepare?: (edit: Edit) => Promise<void>,
  flags: readonly string[] = [],
): Promise<Development> {
  const folder = await copyOfSources();
  const edit: Edit = async (file, from, to) => {
    const text = await Deno.readTextFile(`${folder}/${file}`);
    assert.ok(text.includes(from), `${file}: ${from}`);
    // As many editors save: a new file in the place of the old.
    const saved = `${folder}/${file}~`;
    await Deno.writeTextFile(saved, text.replace(from, to));
    await Deno.rename(saved, `${folder}/${file}`);
  };
  await prepare?.(edit);
  const port = freePort();
  const child = new Deno.Command(Deno.execPath(), {
    args: [
      ...["run", "-A", "--no-check", "src/tools/dev/dev.ts", "--no-check"],
      ...flags,
    ],
    cwd: folder,
    env: { PORT: String(port), NO_COLOR: "1" },
    stdout: "null",
    stderr: "null",
  }).spawn();
  const origin = `http://127.0.0.1:${port}`;
  const development: Development = {
    origin,
    port,
    edit,
    write: (file, text) => Deno.writeTextFile(`${folder}/${file}`, text),
    rename: (file, name) =>
      Deno.rename(`${folder}/${file}`, `${folder}/${name}`),
    pageWith: (path, expected) => pageWith(origin + path, expected),
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await endOf(child);
      await Deno.remove(folder, { recursive: true });
    },
  };
  await development.pageWith("/", /<h1/);
  return development;
}

async function copyOfSources(): Promise<string> {
  const folder = await Deno.makeTempDir({ prefix: "dev-" });
  for (const name of sources.filter((it) => it !== "static")) {
    await cp(new URL(name, root), `${folder}/${name}`, { recursive: true });
  }
  await copyFixtures(folder);
  // Its files are served as those of the folder that it leads to.
  await Deno.symlink(
    fileURLToPath(new URL("static", root)),
    `${folder}/static`,
  );
  return folder;
}

/** Replaces the site's content by the fixtures. */
async function copyFixtures(folder: string): Promise<void> {
  const content = `${folder}/data/content`;
  await Deno.remove(content, { recursive: true });
  const fixtures = new URL("tests/fixtures/data/content", root);
  await cp(fixtures, content, { recursive: true });
}

/**
 * A free port below those that systems give to connections: until the server
 * listens, other tests may make hundreds.
 */
function freePort(): number {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  try {
    Deno.listen({ port, hostname: "127.0.0.1" }).close();
    return port;
  } catch {
    return freePort();
  }
}

async function pageWith(url: string, expected: RegExp): Promise<Response> {
  const started = performance.now();
  let last = "";
  while (performance.now() - started < longestWaitMs) {
    try {
      const signal = AbortSignal.timeout(longestWaitMs);
      const response = await fetch(url, { signal });
      last = await response.text();
      if (expected.test(last)) return response;
    } catch (cause) {
      last = String(cause);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Cannot find ${expected} on "${url}": ${last.slice(0, 300)}`);
}
