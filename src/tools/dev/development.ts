import { coloursFile, lengthFile } from "../build/client/brand-colours.ts";
import { projectFilePattern } from "../build/project-modules.ts";
import type { LiveReload } from "./live-reload.ts";
import type { BrowserSources } from "./modules/browser-sources.ts";
import type { Update } from "./modules/module-graph.ts";
import {
  type Problem,
  problemOfBuild,
  problemOfText,
} from "./modules/problem.ts";
import type { SiteServer } from "./site-server.ts";

interface DevelopmentOptions {
  sources: BrowserSources;
  server: SiteServer;
  liveReload: LiveReload;
  checkTypes(): void;
}

/** Handles file changes. Problems are shown, never thrown. */
export class Development {
  readonly #options: DevelopmentOptions;
  /** Also includes files of earlier changes that did not compile. */
  #waiting: string[] = [];
  #isReload = false;
  /** Shown until the next change, or until types are checked. */
  #gone: Problem | undefined;

  constructor(options: DevelopmentOptions) {
    this.#options = options;
  }

  /**
   * Applies a change in all browsers, and restarts the server with it.
   * @param files Relative to the project's root; none at startup.
   */
  async change(files: readonly string[]): Promise<void> {
    const { sources, liveReload } = this.#options;
    const started = performance.now();
    this.#waiting.push(...files);
    const waiting = [...this.#waiting];
    let update: Update;
    await this.#showStyles(files);
    const isCompiled = await this.#step("build", async () => {
      update = await sources.change(waiting);
      if (update) liveReload.changed(update);
      this.#waiting = [];
    });
    if (isCompiled) {
      const { gone } = sources;
      if (gone || this.#gone) liveReload.problem("types", this.#gone = gone);
      console.log(`Compiled in ${Math.round(performance.now() - started)} ms.`);
      // The previous server stays, and the page with its state.
    } else if (files.length > 0) return;
    const isShown = typeof update === "object" || files.every(isStyle);
    this.#isReload ||= !isShown;
    // Not awaited, so that the next change need not wait.
    this.#serve({
      isBuildStale: waiting.length === 0 || !waiting.every(isData),
    });
  }

  async #serve({ isBuildStale }: { isBuildStale: boolean }): Promise<void> {
    const { server, liveReload, checkTypes } = this.#options;
    await server.restart(isBuildStale);
    liveReload.served(this.#isReload);
    this.#isReload = false;
    checkTypes();
  }

  async #showStyles(files: readonly string[]): Promise<void> {
    const { sources, liveReload } = this.#options;
    const isFirst = files.length === 0;
    if (!isFirst && !files.some(changesStyles)) return;
    await this.#step("styles", async () => {
      await sources.readStyles();
      if (!isFirst) liveReload.styles();
    });
  }

  /** Runs a step and reports its failure as a problem of its kind. */
  async #step(
    kind: "build" | "styles",
    work: () => Promise<void>,
  ): Promise<boolean> {
    const { liveReload } = this.#options;
    try {
      await work();
      liveReload.problem(kind, undefined);
      return true;
    } catch (cause) {
      const problem = isBuildFailure(cause)
        ? problemOfBuild(kind, cause.errors)
        : problemOfText(kind, String(cause));
      console.error(`\n${problem.position ?? ""} ${problem.message}\n`);
      liveReload.problem(kind, problem);
      return false;
    }
  }
}

/** Whether a file is of no concern to the build: it has data alone. */
function isData(file: string): boolean {
  return /^data\/.*\.json$/.test(file) && !changesStyles(file);
}

function isStyle(file: string): boolean {
  return file.endsWith(".css");
}

function changesStyles(file: string): boolean {
  return isStyle(file) || [coloursFile, lengthFile].includes(file) ||
    projectFilePattern.test(file);
}

function isBuildFailure(
  cause: unknown,
): cause is { errors: Parameters<typeof problemOfBuild>[1] } {
  return cause instanceof Error && "errors" in cause;
}
