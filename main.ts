import { exitWithError } from "./src/lib/exit-with-error.ts";
import { projectRoot } from "./src/lib/project-root.ts";
import { serverFolder } from "./src/server/build/build-manifest.ts";
import { checkBuild } from "./src/server/build/build-files.ts";

/**
 * Starts the site: the server that the build made of the sources, in few files
 * that load at once, or in development the sources themselves. Without a whole
 * build it ends with one line that says so.
 */
export async function start(): Promise<void> {
  // React picks its development or production build at its first import. The
  // development build is slow and shows error messages to visitors.
  const isDevelopment = Deno.env.get("NODE_ENV") === "development";
  if (!isDevelopment) {
    Deno.env.set("NODE_ENV", "production");
    await checkBuild().catch(exitWithError);
  }
  // With a literal specifier Deno would load the whole module graph before the
  // first line runs, which takes most of a start.
  const { href } = isDevelopment
    ? new URL("src/server/start.ts", projectRoot)
    : new URL("start.js", serverFolder);
  const server: typeof import("./src/server/start.ts") = await import(href);
  await server.start();
}

if (import.meta.main) await start();
