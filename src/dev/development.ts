import type { LiveReload } from "./live-reload.ts";
import type { BrowserSources } from "./modules/browser-sources.ts";
import type { Update } from "./modules/module-graph.ts";
import { problemOfBuild, problemOfText } from "./modules/problem.ts";
import type { SiteServer } from "./site-server.ts";

export interface DevelopmentOptions {
  sources: BrowserSources;
  server: SiteServer;
  liveReload: LiveReload;
  checkTypes(): void;
}

/** What happens when files change. */
export interface Development {
  /**
   * Shows a change in all browsers, and has the server start with it.
   * @param files From the project's root; none at the start.
   */
  change(files: readonly string[]): Promise<void>;
}

/** Creates the reaction to changes. Problems are shown, never thrown. */
export function createDevelopment(
  { sources, server, liveReload, checkTypes }: DevelopmentOptions,
): Development {
  /** Runs a step; a failure is the problem of its kind. */
  async function step(
    kind: "build" | "styles",
    work: () => Promise<void>,
  ): Promise<boolean> {
    try {
      await work();
      liveReload.problem(kind, undefined);
      return true;
    } catch (cause) {
      const problem = isBuildFailure(cause)
        ? problemOfBuild(kind, cause.errors)
        : problemOfText(kind, String(cause));
      console.error(`\n${problem.place ?? ""} ${problem.message}\n`);
      liveReload.problem(kind, problem);
      return false;
    }
  }

  async function showStyles(files: readonly string[]): Promise<void> {
    const isFirst = files.length === 0;
    if (!isFirst && !files.some(isStyle)) return;
    await step("styles", async () => {
      await sources.readStyles();
      if (!isFirst) liveReload.styles();
    });
  }

  // Those of changes that did not compile, too.
  let waiting: string[] = [];
  let isReload = false;
  return {
    async change(files) {
      const started = performance.now();
      waiting.push(...files);
      let update: Update;
      await showStyles(files);
      const isCompiled = await step("build", async () => {
        update = await sources.change(waiting);
        if (typeof update === "object") liveReload.update(update.replaced);
        waiting = [];
      });
      const shown = Math.round(performance.now() - started);
      // The server before stays, and the page with its state.
      if (!isCompiled) return;
      const isShown = typeof update === "object" || files.every(isStyle);
      isReload ||= !isShown;
      // The next change does not wait for it.
      server.restart().then(() => {
        liveReload.served(isReload);
        isReload = false;
        checkTypes();
        const took = Math.round(performance.now() - started);
        console.log(`Compiled in ${shown} ms, served after ${took} ms.`);
      });
    },
  };
}

function isStyle(file: string): boolean {
  return file.endsWith(".css");
}

function isBuildFailure(
  cause: unknown,
): cause is { errors: Parameters<typeof problemOfBuild>[1] } {
  return cause instanceof Error && "errors" in cause;
}
