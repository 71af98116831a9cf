import { fileURLToPath } from "node:url";

/** When a publish is killed. */
export interface KillPoint {
  /** A part of the git command, or the number of the command. */
  at: string | number;
  when: "before" | "after";
}

/** Publishes in processes that end at one of their git commands. */
export async function openKilledPublishes() {
  const folder = await Deno.makeTempDir();
  const script = `#!/bin/sh
n=$(($(cat "${folder}/n") + 1)); echo $n > "${folder}/n"
hit=; case "$n $*" in $KILL_AT) hit=$KILL_WHEN ;; esac
[ "$hit" = before ] && { kill -9 $PPID; exit 1; }
PATH=\${PATH#*:} git "$@"; code=$?
[ "$hit" = after ] && kill -9 $PPID
exit $code
`;
  await Deno.writeTextFile(`${folder}/git`, script);
  await Deno.chmod(`${folder}/git`, 0o755);
  return {
    /** @returns Whether it was killed: it may have ended before. */
    async publish(root: URL, { at, when }: KillPoint): Promise<boolean> {
      await Deno.writeTextFile(`${folder}/n`, "0");
      const child = new Deno.Command(Deno.execPath(), {
        args: [
          ...["run", "-A", "--cached-only", "--no-check", "--quiet"],
          fileURLToPath(new URL("publish-process.ts", import.meta.url)),
          fileURLToPath(root),
        ],
        env: {
          PATH: `${folder}:${Deno.env.get("PATH")}`,
          KILL_AT: typeof at === "number" ? `${at} *` : `*${at}*`,
          KILL_WHEN: when,
        },
        stdout: "null",
        stderr: "null",
      });
      return (await child.output()).signal === "SIGKILL";
    },
    [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }),
  };
}
