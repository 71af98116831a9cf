/** A worker that draws a card for each message, off the server's thread. */
import type { Card } from "./cards.ts";
import { drawCard } from "./draw-card.tsx";
import type { Drawn } from "./worker-client.ts";

self.addEventListener("message", async ({ data }: MessageEvent<Card>) => {
  try {
    const picture = await drawCard(data);
    const drawn: Drawn = { picture };
    self.postMessage(drawn, { transfer: [picture.buffer] });
  } catch (cause) {
    const drawn: Drawn = { reason: String(cause) };
    self.postMessage(drawn);
  }
});
