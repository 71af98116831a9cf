/**
 * Runs a save in child processes, the first of which is killed at its first
 * step, the next at its second, and so on until one finishes.
 */
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";

/** Calls of the file system that change something, each of which is a step. */
const preload = `
let left = Number(Deno.env.get("STEPS"));
const die = () => {
  Deno.kill(Deno.pid, "SIGKILL");
  // The signal arrives before this ends.
  while (true);
};
const counted = (owner, name, first) => {
  const real = owner[name];
  owner[name] = function (...args) {
    if (left-- > 0) return real.apply(this, args);
    first?.(real, this, args);
    die();
  };
};
for (
  const name of ["openSync", "open", "renameSync", "rename", "removeSync",
    "remove", "mkdirSync", "mkdir"]
) counted(Deno, name);
// Half of what they should write.
const { writeTextFileSync, writeFileSync } = Deno;
for (const name of ["writeTextFileSync", "writeTextFile"]) {
  counted(Deno, name, (_real, _this, [path, text]) =>
    writeTextFileSync(path, text.slice(0, text.length / 2)));
}
for (const name of ["writeFileSync", "writeFile"]) {
  counted(Deno, name, (_real, _this, [path, bytes]) =>
    writeFileSync(path, bytes.slice(0, bytes.length / 2)));
}
counted(Deno.FsFile.prototype, "syncSync");
counted(Deno.FsFile.prototype, "writeSync", (real, file, [bytes]) =>
  real.call(file, bytes.subarray(0, bytes.length / 2)));
`;

/**
 * @param program The source of a module that saves; its imports are absolute.
 * @param check Asserts what holds after each process; `isDone` after the last.
 * @returns The number of steps.
 */
export async function killAtEachStep(
  program: string,
  check: (isDone: boolean) => void | Promise<void>,
): Promise<number> {
  // Imports are evaluated before the file system counts.
  const source = program.replace("// SAVE", preload);
  assert.notEqual(source, program, "the program marks its save");
  const file = await Deno.makeTempFile({ suffix: ".ts" });
  await Deno.writeTextFile(file, source);
  try {
    for (let steps = 0;; steps++) {
      const { success, signal, stderr } = await new Deno.Command(
        Deno.execPath(),
        {
          args: ["run", "-A", "--no-check", "-q", `--config=${config}`, file],
          env: { STEPS: String(steps) },
        },
      ).output();
      const said = new TextDecoder().decode(stderr);
      assert.ok(success || signal === "SIGKILL", said);
      await check(success);
      if (success) return steps;
    }
  } finally {
    await Deno.remove(file);
  }
}

const config = fileURLToPath(new URL("../../deno.json", import.meta.url));
