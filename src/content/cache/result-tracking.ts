import { AsyncLocalStorage } from "node:async_hooks";
import type { ContentResult } from "../transport/content-result.ts";
import type { ContentRequest } from "../transport/request.ts";

/**
 * The content results that a page was made of, by the path of their call;
 * undefined for a result that was missing and would have changed the page.
 */
export type Dependencies = ReadonlyMap<
  string,
  ContentResult<unknown> | undefined
>;

/** Dependencies of a page whose results may be on their way. */
export type PendingDependencies = Map<
  string,
  Promise<ContentResult<unknown> | undefined>
>;

const tracking = new AsyncLocalStorage<PendingDependencies>();

/** Records every result that is asked for while a page loads. */
export function trackResults(request: ContentRequest): ContentRequest {
  return (path, parse, options) => {
    const result = request(path, parse, options);
    tracking.getStore()?.set(path, result);
    return result;
  };
}

/** Records a missing result as a dependency. */
export function trackMissing(path: string): void {
  tracking.getStore()?.set(path, Promise.resolve(undefined));
}

/** Runs `work` and returns which content results it asked for. */
export async function withDependencies<T>(
  work: () => Promise<T>,
): Promise<{ value: T; dependencies: PendingDependencies }> {
  const dependencies: PendingDependencies = new Map();
  return { value: await tracking.run(dependencies, work), dependencies };
}

/** The dependencies, once all results have come. */
export async function settledDependencies(
  pending: PendingDependencies,
): Promise<Dependencies> {
  return new Map(
    await Promise.all(
      [...pending].map(async ([path, result]) => [path, await result] as const),
    ),
  );
}

/** Whether two documents are made of the very same results. */
export function sameDependencies(a: Dependencies, b: Dependencies): boolean {
  return a.size === b.size &&
    [...a].every(([path, result]) => b.has(path) && b.get(path) === result);
}
