import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import { replaceBuild } from "../../../src/tools/build/replace-build.ts";

const parts = ["assets", "sizes.json"];

/** Writes a build whose files say which one it is. */
async function write(folder: URL, text: string): Promise<void> {
  await Deno.mkdir(new URL("assets/", folder));
  await Deno.writeTextFile(new URL(`assets/${text}.js`, folder), text);
  await Deno.writeTextFile(new URL("sizes.json", folder), text);
}

/** The names and texts of the files in a folder of builds. */
async function textsIn(folder: URL): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    const url = new URL(name, folder);
    if (!isDirectory) texts[name] = await Deno.readTextFile(url);
    else {
      const inside = await textsIn(new URL(`${name}/`, folder));
      for (const [path, text] of Object.entries(inside)) {
        texts[`${name}/${path}`] = text;
      }
    }
  }
  delete texts["build.lock"];
  return texts;
}

const buildOf = (text: string) => ({
  [`assets/${text}.js`]: text,
  "sizes.json": text,
});

async function inFolder(work: (folder: URL) => Promise<void>): Promise<void> {
  const path = await Deno.makeTempDir();
  try {
    await work(pathToFileURL(`${path}/`));
  } finally {
    await Deno.remove(path, { recursive: true });
  }
}

Deno.test("a build takes the place of the previous one when it is complete; what is beside it stays", async () => {
  await inFolder(async (folder) => {
    await Deno.mkdir(new URL("test/", folder));
    await Deno.writeTextFile(new URL("test/kept", folder), "kept");
    const beside = { "test/kept": "kept" };
    await replaceBuild(parts, (next) => write(next, "first"), folder);
    await replaceBuild(parts, async (next) => {
      await write(next, "second");
      const { "test/kept": _, ...texts } = await textsIn(folder);
      for (const [path, text] of Object.entries(buildOf("first"))) {
        assert.equal(texts[path], text);
      }
    }, folder);
    assert.deepEqual(await textsIn(folder), {
      ...buildOf("second"),
      ...beside,
    });
  });
});

Deno.test("a build that fails leaves the previous one, and the next removes what killed ones have left", async () => {
  await inFolder(async (folder) => {
    await replaceBuild(parts, (next) => write(next, "first"), folder);
    const failing = replaceBuild(parts, async (next) => {
      await write(next, "second");
      throw new Error("The disk is full");
    }, folder);
    await assert.rejects(failing, /The disk is full/);
    assert.deepEqual(await textsIn(folder), buildOf("first"));
    for (const name of ["build-new", "build-old"]) {
      await Deno.mkdir(new URL(`${name}/assets`, folder), { recursive: true });
      await Deno.writeTextFile(new URL(`${name}/assets/left.js`, folder), "");
    }
    await replaceBuild(parts, (next) => write(next, "third"), folder);
    assert.deepEqual(await textsIn(folder), buildOf("third"));
  });
});

Deno.test("of two builds at once the second waits", async () => {
  await inFolder(async (folder) => {
    const order: string[] = [];
    const build = (text: string) =>
      replaceBuild(parts, async (next) => {
        order.push(`${text} begins`);
        await write(next, text);
        order.push(`${text} ends`);
      }, folder);
    await Promise.all([build("one"), build("two")]);
    const [first] = order[0]?.split(" ") ?? [];
    assert.equal(order[1], `${first} ends`);
    assert.deepEqual(
      await textsIn(folder),
      buildOf(first === "one" ? "two" : "one"),
    );
  });
});
