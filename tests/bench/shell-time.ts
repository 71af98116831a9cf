import { median } from "./median.ts";

/** Median milliseconds from a request to the first bytes of its body. */
export async function timeToShell(
  url: string,
  encoding: string,
  rounds: number,
): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    const response = await fetch(url, {
      headers: { "Accept-Encoding": encoding },
    });
    const reader = response.body?.getReader();
    await reader?.read();
    times.push(performance.now() - started);
    await reader?.cancel();
  }
  return median(times);
}
