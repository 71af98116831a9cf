/**
 * Publishes a folder and kills itself at a step:
 * `publish-process.ts PATH STEP HOW [IDS]`.
 */
import { pathToFileURL } from "node:url";
import { createPublisher } from "../../../../src/tools/edit/publish/publish.ts";

const [path = "", step = "", how = "", ids] = Deno.args;
let left = Number(step);

function die(): never {
  Deno.kill(Deno.pid, "SIGKILL");
  // The signal arrives before this ends.
  while (true);
}

const { spawn } = Deno.Command.prototype;
Deno.Command.prototype.spawn = function () {
  const isLast = left-- === 0;
  if (isLast && how === "before") die();
  const child = spawn.call(this);
  if (isLast) {
    if (how === "with git") {
      const some = new Int32Array(new SharedArrayBuffer(4));
      Atomics.wait(some, 0, 0, Math.random() * 20);
      Deno.kill(child.pid, "SIGKILL");
    }
    die();
  }
  return child;
};
if (how === "before") {
  for (const name of ["renameSync", "removeSync"] as const) {
    const real: (...args: never[]) => void = Deno[name];
    Deno[name] = (...args: unknown[]) => {
      if (left-- === 0) die();
      real(...args as never[]);
    };
  }
}

const check = () => Promise.resolve([]);
const { publish } = createPublisher(pathToFileURL(path), { check });
await publish({ ids: ids ? new Set(ids.split(" ")) : undefined });
