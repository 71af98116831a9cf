import { join } from "node:path";
import { copyProject, runCommand } from "../dev/project-copy.ts";

/** A build of the same site whose scripts have other names. */
export interface NextBuild extends AsyncDisposable {
  folder: string;
}

/** Copies the project, changes the browser's entry and builds the copy. */
export async function nextBuild(): Promise<NextBuild> {
  const folder = await Deno.makeTempDir({ prefix: "next-build-" });
  const remove = () => Deno.remove(folder, { recursive: true });
  try {
    await copyProject(folder);
    const entry = join(folder, "src/browser/entry.tsx");
    const change = '\ndocument.documentElement.dataset.nextBuild = "";\n';
    await Deno.writeTextFile(entry, change, { append: true });
    await runCommand(Deno.execPath(), ["task", "build"], folder);
    return { folder, [Symbol.asyncDispose]: remove };
  } catch (cause) {
    await remove();
    throw cause;
  }
}
