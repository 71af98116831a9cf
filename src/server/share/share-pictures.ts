import { type Context, Hono } from "hono";
import type { Answer } from "../../content/answer.ts";
import type { ContentClient } from "../../content/content-client.ts";
import { paths } from "../../paths.ts";
import { forADay, reply, unavailable, unknown } from "../feeds/reply.ts";
import type { Log } from "../log.ts";
import { articleCard, type Card, jobCard } from "./cards.ts";
import { createDrawer, type Draw } from "./drawer.ts";
import { createPictureStore } from "./picture-store.ts";
import { shareFolder } from "./share-paths.ts";

export interface SharePicturesOptions {
  client: ContentClient;
  log: Log;
  /** Draws a card; by default in a worker that starts when it is needed. */
  draw?: Draw;
}

const extension = ".png";
/** Stands in for a picture that cannot be drawn. */
const fallback = "/pictures/share/default.jpg";

/** The share pictures of articles and jobs, drawn when they are asked for. */
export function createSharePictures(
  { client, log, draw = createDrawer() }: SharePicturesOptions,
): Hono {
  const app = new Hono();
  const store = createPictureStore({ draw });

  async function show<T>(
    c: Context,
    read: (id: string) => Promise<Answer<T | null>>,
    cardOf: (value: T) => Card,
  ): Promise<Response> {
    const file = c.req.param("file") ?? "";
    const answer = await read(file.slice(0, -extension.length));
    if (!answer.ok) return unavailable(c, answer.message);
    if (answer.value === null) return unknown(c);
    try {
      const body = await store.picture(cardOf(answer.value));
      return body
        ? await reply(c, { body, type: "image/png", caching: forADay })
        : unavailable(c, "Too many pictures are being drawn");
    } catch (cause) {
      log.error("Cannot draw a share picture", {
        path: c.req.path,
        reason: String(cause),
      });
      c.header("Cache-Control", "no-store");
      return c.redirect(fallback, 302);
    }
  }

  app.get(
    addresses(paths.article),
    (c) => show(c, (id) => client.article(id), articleCard),
  );
  app.get(
    addresses(paths.job),
    (c) => show(c, (id) => client.job(id), jobCard),
  );
  return app;
}

function addresses(pattern: string): string {
  return shareFolder + pattern.replace(/:\w+$/, ":file{[^/]+\\.png}");
}
