import { ExpectedError } from "../../../lib/exit-with-error.ts";

/** Reassures the author in each message. */
const kept = "Nothing is lost: your texts are in this folder.";

/** Why nothing was published. */
export class PublishError extends ExpectedError {
  override name = "PublishError";

  /**
   * @param lines What it is about, each on one line.
   * @param details What git or a hook said, in its own words.
   */
  constructor(
    message: string,
    readonly lines: readonly string[] = [],
    readonly details = "",
  ) {
    super(`${message} ${kept}`);
  }
}
