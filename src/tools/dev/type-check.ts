import { type Problem, problemOfText } from "./modules/problem.ts";

const root = new URL("../../../", import.meta.url);

/**
 * Checks types in the background.
 * @param report Receives the first error, or undefined if there is none.
 * @returns A function that starts a check and cancels a running one.
 */
export function createTypeCheck(
  report: (problem: Problem | undefined) => void,
): () => Promise<void> {
  let running: Deno.ChildProcess | undefined;
  return async function check() {
    try {
      running?.kill();
    } catch {
      // It has ended.
    }
    const own = new Deno.Command(Deno.execPath(), {
      args: ["check", "--quiet", "main.ts", "routes.ts"],
      cwd: root,
      env: { NO_COLOR: "1", RUST_BACKTRACE: "0" },
      stdout: "null",
      stderr: "piped",
    }).spawn();
    running = own;
    const { success, stderr } = await own.output();
    if (running !== own) return;
    const text = new TextDecoder().decode(stderr);
    report(success ? undefined : problemOfText("types", text));
  };
}
