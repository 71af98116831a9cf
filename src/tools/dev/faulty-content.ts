import {
  faultArguments,
  type Faults,
  faultSettings,
} from "../content/faults.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";

/** The embedded content service in a process of its own, with faults. */
export class FaultyContent {
  readonly #faults: Faults;
  #current: ServerProcess | undefined;

  constructor(faults: Faults) {
    this.#faults = faults;
  }

  /**
   * Starts it with the current files.
   * @returns Settings of a site that uses it, without a cache.
   * @throws {Error} If a file cannot be used.
   */
  async restart(): Promise<Record<string, string>> {
    await this.stop();
    this.#current = await startServerProcess({}, console.error, [
      "src/tools/content/serve.ts",
      ...faultArguments(this.#faults),
    ]);
    return { ...faultSettings, CONTENT_API_URL: this.#current.origin };
  }

  async stop(): Promise<void> {
    await this.#current?.stop();
    this.#current = undefined;
  }
}
