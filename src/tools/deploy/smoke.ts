import type { SmokeCheck } from "./deploy-file.ts";

const timeoutMs = 15_000;

/**
 * Requests each page of the smoke test and prints one line about it.
 * @returns Whether every page was as expected.
 */
export async function passesSmokeTest(
  origin: string,
  checks: readonly SmokeCheck[],
): Promise<boolean> {
  console.log(`\n# ${origin}`);
  let isGood = true;
  for (const check of checks) {
    const problem = await problemOf(origin, check);
    console.log(problem ? `FAILED ${check.path}: ${problem}` : check.path);
    if (problem) isGood = false;
  }
  return isGood;
}

async function problemOf(
  origin: string,
  { path, status, contains = "" }: SmokeCheck,
): Promise<string | undefined> {
  try {
    const response = await fetch(origin + path, {
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = await response.text();
    if (response.status !== status) {
      return `status ${response.status}, expected ${status}`;
    }
    return body.includes(contains) ? undefined : `no ${contains} in the body`;
  } catch (cause) {
    return `no answer: ${(cause as Error).message}`;
  }
}
