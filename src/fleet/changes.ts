import { purgeCall } from "../content/api/purge-call.ts";
import { peerHeader } from "../lib/http/peers.ts";
import { type Fleet, pause, type Row } from "./running-fleet.ts";

/** Signs the purges of the fleet. */
export const purgeSecret = crypto.randomUUID();

/** Renames an article, and measures until no visitor sees the old name. */
export async function changes(fleet: Fleet): Promise<Row[]> {
  const { freshSeconds } = fleet;
  const bar = `at most ${freshSeconds} s`;
  const row = async (what: string, told: Parameters<typeof changed>[1]) => {
    const seconds = await changed(fleet, told);
    const isGood = seconds <= freshSeconds;
    return { what, figure: `${seconds.toFixed(1)} s`, bar, isGood };
  };
  return [
    await row("a change reaches all: one instance told", {}),
    await row("a change reaches all: its peers told", { peers: true }),
    await row("a change reaches all: peers and edge told", {
      ...{ peers: true, edge: true },
    }),
  ];
}

/** Seconds from a purge until an instance or the edge was last asked in vain. */
async function changed(
  { content, instances, edge }: Fleet,
  told: { peers?: boolean; edge?: boolean },
): Promise<number> {
  const path = `/blog/${content.changingId}`;
  const places = [...instances, edge].map(({ origin }) => origin + path);
  // All have just got the old page.
  for (const place of places) await (await fetch(place)).text();
  const title = `A name of ${crypto.randomUUID()}`;
  content.rename(title);
  const call = await purgeCall(purgeSecret, [`article-${content.changingId}`]);
  const headers = new Headers(call.headers);
  if (!told.peers) headers.set(peerHeader, "1");
  const started = performance.now();
  const { status } = await fetch(`${instances[0]?.origin}/purge`, {
    ...call,
    headers,
  });
  if (status !== 204) throw new Error(`The purge was answered with ${status}`);
  if (told.edge) {
    await edge.purge([`article-${content.changingId}`, "articles"]);
  }
  let lastOld = started;
  const waiting = new Set(places);
  while (waiting.size > 0) {
    for (const place of waiting) {
      const askedAt = performance.now();
      const text = await (await fetch(place)).text();
      if (text.includes(title)) waiting.delete(place);
      else lastOld = askedAt;
    }
    if (waiting.size > 0) await pause(20);
  }
  return (lastOld - started) / 1000;
}
