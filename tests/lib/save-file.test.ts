import assert from "node:assert/strict";
import {
  diskError,
  saveFile,
  unfinishedSave,
} from "../../src/lib/save-file.ts";
import { killAtEachStep } from "../support/killed-saves.ts";

const module = new URL("../../src/lib/save-file.ts", import.meta.url).href;

async function withFile(text?: string) {
  const folder = await Deno.makeTempDir();
  const path = `${folder}/record.json`;
  if (text !== undefined) await Deno.writeTextFile(path, text);
  return {
    folder,
    path,
    read: () => Deno.readTextFileSync(path),
    names: () => [...Deno.readDirSync(folder)].map(({ name }) => name).sort(),
    [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }),
  };
}

Deno.test("a save that is killed at any step leaves the old or the new text", async () => {
  await using file = await withFile("old".repeat(5000));
  const [old, saved] = [file.read(), "new".repeat(4000)];
  const steps = await killAtEachStep(
    `
      import { saveFile } from ${JSON.stringify(module)};
      // SAVE
      saveFile(${JSON.stringify(file.path)}, ${JSON.stringify(saved)});
    `,
    (isDone) => {
      const text = file.read();
      assert.ok(text === saved || !isDone && text === old, text.slice(0, 20));
      const others = file.names().filter((name) => name !== "record.json");
      assert.ok(others.every((name) => unfinishedSave.test(name)));
    },
  );
  assert.ok(steps >= 4, "makes, writes, flushes and renames");
});

Deno.test("a full disk leaves the old text and says so", async () => {
  await using file = await withFile("old");
  const { writeSync } = Deno.FsFile.prototype;
  Deno.FsFile.prototype.writeSync = function (bytes) {
    if (bytes.length < 4) return writeSync.call(this, bytes);
    writeSync.call(this, bytes.subarray(0, 2));
    throw Object.assign(new Error("No space left"), { code: "ENOSPC" });
  };
  try {
    const says = /"record\.json": the disk is full\. The old file is unchanged/;
    assert.throws(() => saveFile(file.path, "new text"), says);
    assert.equal(file.read(), "old");
    assert.deepEqual(file.names(), ["record.json"]);
  } finally {
    Deno.FsFile.prototype.writeSync = writeSync;
  }
});

Deno.test("a saved file keeps its permissions, and a link stays a link", async () => {
  await using file = await withFile("old");
  await Deno.chmod(file.path, 0o640);
  const link = `${file.folder}/link.json`;
  await Deno.symlink(file.path, link);
  saveFile(link, "new");
  assert.equal(file.read(), "new");
  assert.ok((await Deno.lstat(link)).isSymlink);
  assert.equal((await Deno.stat(file.path)).mode! & 0o777, 0o640);
});

Deno.test("git, and with it the upload, ignores a save that was not finished", async () => {
  await using file = await withFile();
  await Deno.copyFile(
    new URL("../../.gitignore", import.meta.url),
    `${file.folder}/.gitignore`,
  );
  const renameSync = Deno.renameSync;
  let temporary = "";
  Deno.renameSync = (from, to) => renameSync(temporary = String(from), to);
  try {
    saveFile(file.path, "new");
  } finally {
    Deno.renameSync = renameSync;
  }
  assert.match(temporary.slice(file.folder.length + 1), unfinishedSave);
  const git = (...args: string[]) =>
    new Deno.Command("git", { args, cwd: file.folder }).output();
  await git("init", "-q");
  assert.ok((await git("check-ignore", "-q", temporary)).success);
});

Deno.test("errors of the disk become a sentence, others do not", () => {
  const ofDisk = (code: string) =>
    Object.assign(new Error(`${code} (os error 30): mkdir '/site/.editor'`), {
      code,
    });
  for (
    const [code, reason] of [
      ["ENOSPC", "the disk is full"],
      ["EROFS", "the disk is read only"],
      ["EACCES", "this user may not write there"],
    ] as const
  ) {
    assert.equal(
      diskError(ofDisk(code))?.message,
      `Cannot write "/site/.editor": ${reason}`,
    );
  }
  for (const other of [ofDisk("ENOENT"), new TypeError("bug"), "text", null]) {
    assert.equal(diskError(other), undefined);
  }
});
