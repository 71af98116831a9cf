/**
 * Starts the site: the server that the build made of the sources, in few files
 * that load at once, or the sources themselves in development and where there
 * is no build yet.
 */
export async function start(): Promise<void> {
  // React picks its development or production build at its first import. The
  // development build is slow and shows error messages to visitors.
  const isDevelopment = Deno.env.get("NODE_ENV") === "development";
  if (!isDevelopment) Deno.env.set("NODE_ENV", "production");
  const dist = Deno.env.get("DIST_FOLDER") || "dist";
  const built = new URL(`${dist}/server/start.js`, import.meta.url);
  const sources = new URL("src/server/start.ts", import.meta.url);
  // With a literal specifier Deno would load the whole module graph before the
  // first line runs, which takes most of a start.
  const { href } = !isDevelopment && exists(built) ? built : sources;
  const server: typeof import("./src/server/start.ts") = await import(href);
  await server.start();
}

function exists(file: URL): boolean {
  try {
    return Deno.statSync(file).isFile;
  } catch {
    return false;
  }
}

if (import.meta.main) await start();
