import { ExpectedError } from "../../../lib/exit-with-error.ts";
import { GitError } from "./git.ts";

/** Why nothing was published. */
export class PublishError extends ExpectedError {
  override name = "PublishError";

  /**
   * @param lines What it is about, each on one line.
   * @param details What git said, for whoever helps.
   */
  constructor(
    message: string,
    readonly lines: readonly string[] = [],
    readonly details = "",
  ) {
    super(message);
  }
}

/** Reassures the author in each message about a failure. */
export const kept = "Nothing is lost: your texts are in this folder.";

/** Plain words for what git says. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [
    /could not read (?:user|pass)|terminal prompts|authenticat|permission|denied|host key|error: 40[13]/i,
    "The server does not let this computer in. Ask whoever set it up to sign in once.",
  ],
  [
    /has not ended within/,
    "The server has not answered in time. Try again later.",
  ],
  [
    /resolve host|unable to access|connect|repository .* not found|not appear to be a git|read from remote/i,
    "The server cannot be reached. Check the connection, and try again.",
  ],
  [
    /who you are|ident /i,
    "Git does not know your name. Ask whoever set up this computer to enter it.",
  ],
  [
    /not a git repository|not installed/,
    "This folder is connected to no server. Ask whoever set it up.",
  ],
];

/** @throws {PublishError} If git fails. */
export async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof GitError)) throw cause;
    const { details } = cause;
    const [, reason = "Publishing has failed."] = reasons.find(([pattern]) =>
      pattern.test(details)
    ) ?? [];
    throw new PublishError(`${reason} ${kept}`, [], details);
  }
}
