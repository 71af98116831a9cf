import { ExpectedError } from "../lib/exit-with-error.ts";

/** Sends what is saved to the project's git host. */
export interface Git {
  /**
   * Commits and pushes the content and its pictures, if they have changed.
   * @param author As "Name <mail>"; the machine's own by default.
   * @throws {ExpectedError} With git's reason.
   */
  push(message: string, author?: string): Promise<void>;
}

/** @param root The clone's root, with a trailing slash. */
export function createGit(root: URL): Git {
  let last: Promise<void> = Promise.resolve();

  async function git(...args: string[]): Promise<string> {
    const { success, stdout, stderr } = await new Deno.Command("git", {
      args,
      cwd: root,
      env: { GIT_TERMINAL_PROMPT: "0" },
    }).output();
    const decoder = new TextDecoder();
    if (success) return decoder.decode(stdout);
    const [reason = ""] = decoder.decode(stderr).trim().split("\n");
    throw new ExpectedError(`Saved here, but not sent: ${reason}`);
  }

  async function push(message: string, author?: string): Promise<void> {
    const places = ["data/content", "static/pictures"];
    await git("add", "--all", "--", ...places);
    const changed = await git("status", "--porcelain", "--", ...places);
    if (!changed) return;
    const by = author ? ["--author", author] : [];
    await git("commit", "--quiet", ...by, "--message", message);
    await git("pull", "--quiet", "--rebase");
    await git("push", "--quiet");
  }

  return {
    push(message, author) {
      // One after the other: git locks the clone.
      const next = last.then(() => push(message, author));
      last = next.catch(() => {});
      return next;
    },
  };
}
