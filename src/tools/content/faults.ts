/** Late and failing answers, to see the site with a slow or failing content service. */
import { refuse } from "../../lib/command-line.ts";

/** The flags, for `readCommandLine`. */
export const faultOptions = {
  late: { type: "string" },
  fail: { type: "string" },
} as const;

/** The usage of the flags. */
export const faultUsage = "[--late MS] [--fail PERCENT]";

export interface Faults {
  /** How late each answer comes, in milliseconds. */
  lateMs: number;
  /** How many of a hundred calls fail. */
  failPercent: number;
}

/** Settings of a site that shows the faults: without a cache. */
export const faultSettings = {
  CONTENT_FRESH_SECONDS: "0",
  CONTENT_STALE_SECONDS: "0",
};

/**
 * Reads the flags. Exits when one has a value that cannot be used.
 * @returns Undefined without flags.
 */
export function readFaults(
  { late, fail }: { late?: string; fail?: string },
): Faults | undefined {
  if (late === undefined && fail === undefined) return undefined;
  return {
    lateMs: wholeNumber("--late", late, 600_000),
    failPercent: wholeNumber("--fail", fail, 100),
  };
}

function wholeNumber(flag: string, text = "0", most: number): number {
  if (/^\d{1,6}$/.test(text) && Number(text) <= most) return Number(text);
  refuse(`${flag} "${text}": expected a whole number from 0 to ${most}`);
}

/** The command line of these faults. */
export function faultArguments({ lateMs, failPercent }: Faults): string[] {
  return ["--late", String(lateMs), "--fail", String(failPercent)];
}

/** Not retried, so that one call of a page is one call of the service. */
const failedStatus = 500;

/**
 * A content service with faults. Which calls fail follows from their number
 * alone: of each hundred the same ones do.
 * @param pause Waits for so many milliseconds.
 */
export function withFaults(
  answer: (request: Request) => Response | Promise<Response>,
  { lateMs, failPercent }: Faults,
  pause = (ms: number) =>
    new Promise<unknown>((resolve) => setTimeout(resolve, ms)),
): (request: Request) => Promise<Response> {
  let count = 0;
  return async (request) => {
    // 37 and 100 have no common factor: a hundred calls give each number once.
    const isFailure = ++count * 37 % 100 < failPercent;
    await pause(lateMs);
    return isFailure
      ? Response.json(
        { errorMessage: "Failed because of --fail" },
        { status: failedStatus },
      )
      : await answer(request);
  };
}
