import { completeAt } from "../../streaming/document-state.ts";

/** A connection with a longer round trip is slow, in milliseconds. */
const slowRoundTripMs = 300;

/** A connection with less throughput is slow, in bytes per millisecond. */
const slowThroughput = 75;

/** Smaller responses say nothing about throughput, in bytes. */
const leastBytes = 8000;

/** Fewer responses say nothing about the round trip. */
const leastResponses = 3;

/**
 * Whether the connection is fast, by the Resource Timing of this document alone. It
 * is judged by its best moments: the shortest round trip and the highest
 * throughput of any response, as a busy device or server makes others slower.
 * In doubt it is fast.
 */
export function isFastConnection(): boolean {
  const files = timingsOf("resource");
  const documents = timingsOf("navigation")
    // The rest of a streamed one waits for content.
    .filter(() => completeAt() === undefined);
  const throughputs = [...files, ...documents]
    .filter((it) =>
      it.encodedBodySize >= leastBytes &&
      // In Firefox a document ends when it begins.
      it.responseEnd > it.responseStart
    )
    .map((it) => it.encodedBodySize / (it.responseEnd - it.responseStart));
  const roundTrips = files.map((it) => it.responseStart - it.requestStart);
  return !(throughputs.length > 0 &&
    Math.max(...throughputs) < slowThroughput) &&
    !(roundTrips.length >= leastResponses &&
      Math.min(...roundTrips) > slowRoundTripMs);
}

/** The responses from the network whose timing the browser exposes. */
function timingsOf(type: string): PerformanceResourceTiming[] {
  const entries = performance.getEntriesByType(type);
  return (entries as PerformanceResourceTiming[]).filter((it) =>
    it.transferSize > 0 && it.requestStart > 0 && it.responseEnd > 0
  );
}
