/** A worker that draws cards one after the other, off the server's thread. */
import type { Drawn, DrawOrder } from "./worker-client.ts";
import { drawCard } from "./draw-card.tsx";

let last: Promise<void> = Promise.resolve();

self.addEventListener("message", ({ data }: MessageEvent<DrawOrder>) => {
  last = last.then(async () => {
    try {
      const picture = await drawCard(data.card);
      const drawn: Drawn = { id: data.id, picture };
      self.postMessage(drawn, { transfer: [picture.buffer] });
    } catch (cause) {
      const drawn: Drawn = { id: data.id, reason: String(cause) };
      self.postMessage(drawn);
    }
  });
});
