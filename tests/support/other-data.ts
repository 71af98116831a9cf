/** Pages of the site with other projects or facts, which it reads at import. */
import assert from "node:assert/strict";
import { cp } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { filePath } from "../../src/records/kind.ts";
import { kindOf } from "../../src/pages/kinds.server.ts";
import type { ProjectRecord } from "../../src/agency/projects/project.server.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** What takes the place of the site's own; all else stays. */
interface OtherData {
  projects?: readonly ProjectRecord[];
  /** Records of `data/`, by name. */
  facts?: Readonly<Record<string, unknown>>;
  /** Paths of empty files in folders of `static/pictures/` that are new. */
  pictures?: readonly string[];
}

/**
 * Returns the pages at these addresses.
 * @throws {AssertionError} If a page cannot be rendered.
 */
export async function pagesWith(
  { projects, facts = {}, pictures = [] }: OtherData,
  ...addresses: string[]
): Promise<string[]> {
  const site = await Deno.makeTempDir();
  try {
    const ownSets = pictures.map((path) => path.split("/")[0] ?? "");
    await linkAll(root, `${site}/`, ["data", "static"]);
    await linkAll(`${root}static/`, `${site}/static/`, ["pictures"]);
    const sets = "static/pictures/";
    await linkAll(root + sets, `${site}/${sets}`, ownSets);
    for (const path of pictures) {
      const file = `${site}/${sets}${path}`;
      await Deno.mkdir(dirname(file), { recursive: true });
      await Deno.writeTextFile(file, "");
    }
    await cp(`${root}data`, `${site}/data`, {
      recursive: true,
      filter: (path) => !projects || !path.startsWith(`${root}data/projects/`),
    });
    for (const project of projects ?? []) {
      await Deno.writeTextFile(
        `${site}/data/projects/${project.slug}.json`,
        JSON.stringify(project),
      );
    }
    for (const [name, record] of Object.entries(facts)) {
      await Deno.writeTextFile(
        `${site}/${filePath(kindOf(name), name)}`,
        JSON.stringify(record),
      );
    }
    const { stdout, stderr } = await new Deno.Command(Deno.execPath(), {
      args: [
        "run",
        "-A",
        "--no-check",
        `${site}/tests/support/print-pages.ts`,
        ...addresses,
      ],
      cwd: site,
    }).output();
    const text = new TextDecoder().decode(stdout);
    assert.ok(text, new TextDecoder().decode(stderr));
    const pages: Record<string, string> = JSON.parse(text);
    return addresses.map((address) => pages[address] ?? "");
  } finally {
    await Deno.remove(site, { recursive: true });
  }
}

/** Links what is in a folder into a new one, except for some names. */
export async function linkAll(
  from: string,
  to: string,
  except: readonly string[],
): Promise<void> {
  await Deno.mkdir(to, { recursive: true });
  for (const { name } of Deno.readDirSync(from)) {
    if (except.includes(name)) continue;
    await Deno.symlink(from + name, to + name);
  }
}
