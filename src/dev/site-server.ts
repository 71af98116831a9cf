import { developmentFolder } from "./development-build.ts";
import type { LiveReload } from "./live-reload.ts";
import { problemOfLog, problemOfText } from "./modules/problem.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";

/** The site's server in development, which starts again after each change. */
export interface SiteServer {
  /** Its origin as soon as it runs; undefined when it cannot run. */
  origin(): Promise<string | undefined>;
  /**
   * Starts it, in the place of the one before. Changes that come while it
   * starts have one more start together.
   */
  restart(): Promise<unknown>;
  stop(): Promise<void>;
}

export interface SiteServerOptions {
  environment: Record<string, string>;
  /** Builds what the server needs, before each start. */
  prepare(): Promise<void>;
  liveReload: LiveReload;
}

/** Creates the server, not yet started; its problems go to browsers. */
export function createSiteServer(
  { environment, prepare, liveReload }: SiteServerOptions,
): SiteServer {
  let current: ServerProcess | undefined;
  const asked = Promise.withResolvers<string | undefined>();
  let starting = asked.promise;
  let queued: typeof starting | undefined;

  async function start(): Promise<string | undefined> {
    await current?.stop();
    current = undefined;
    liveReload.problem("server", undefined);
    try {
      await prepare();
      const server = await startServerProcess(
        { ...environment, DIST_FOLDER: developmentFolder },
        { print: (text) => print(text, liveReload) },
      );
      current = server;
      // Content is read behind the first answer, and may end the process.
      const ready = fetch(`${server.origin}/readyz`).then((it) =>
        it.body?.cancel()
      );
      await Promise.race([ready.catch(() => server.ended), server.ended]);
      server.ended.then((output) => fail(output));
      return server.origin;
    } catch (cause) {
      fail(cause instanceof Error ? cause.message : String(cause));
      return undefined;
    }
  }

  function fail(text: string): void {
    // Log lines of what went well before.
    const output = text.split("\n").filter((line) => !line.startsWith("{"))
      .join("\n").trim();
    console.error(`\n${output}\n`);
    liveReload.problem("server", problemOfText("server", output));
  }

  return {
    origin: () => starting,
    restart() {
      asked.resolve(undefined);
      queued ??= starting.then(() => {
        queued = undefined;
        return start();
      });
      starting = queued;
      return starting;
    },
    async stop() {
      await current?.stop();
    },
  };
}

/** Prints what the server prints, and shows pages that cannot be rendered. */
function print(text: string, liveReload: LiveReload): void {
  console.log(text.trimEnd());
  for (const line of text.split("\n")) {
    const problem = problemOfLog(line);
    if (problem) liveReload.problem("server", problem);
  }
}
