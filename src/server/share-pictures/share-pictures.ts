import { type Context, Hono, type MiddlewareHandler } from "hono";
import { etag } from "hono/etag";
import { paths } from "../../addresses/paths.ts";
import { shareFolder } from "../../addresses/share-paths.ts";
import type { ContentClient } from "../../content/content-client.ts";
import type { ContentResult } from "../../content/transport/content-result.ts";
import { cachePolicy } from "../headers/cache-policy.ts";
import { notFound, unavailable } from "../http/responses.ts";
import type { Log } from "../logging/log.ts";
import { articleCard, type Card, jobCard } from "./cards.ts";
import { createPictureStore } from "./picture-store.ts";
import { createDrawer, type Draw } from "./worker-client.ts";

export interface SharePicturesOptions {
  client: ContentClient;
  log: Log;
  /** Sets how long caches may keep what is made of content. */
  cached: MiddlewareHandler;
  /** Draws a card; by default in a worker that starts when it is needed. */
  draw?: Draw;
}

/** Redirected to when a picture cannot be drawn. */
const fallback = "/pictures/share/default.jpg";

/** A kind of record with share pictures. */
interface Subject<T> {
  read(id: string): Promise<ContentResult<T | null>>;
  cardOf(record: T): Card;
}

/** The share pictures of articles and jobs, drawn when they are requested. */
export function sharePictures(
  { client, log, cached, draw = createDrawer() }: SharePicturesOptions,
): Hono {
  const app = new Hono();
  const store = createPictureStore({ draw });

  async function send(c: Context, card: Card): Promise<Response> {
    try {
      const picture = await store.picture(card);
      if (!picture) return unavailable(c, "Too many pictures are being drawn");
      return c.body(picture, 200, { "Content-Type": "image/png" });
    } catch (cause) {
      log.error("Cannot draw a share picture", {
        path: c.req.path,
        reason: String(cause),
      });
      c.header("Cache-Control", cachePolicy.never);
      return c.redirect(fallback, 302);
    }
  }

  function pictures<T>(pattern: string, subject: Subject<T>): void {
    const file = pattern.replace(/:\w+$/, ":file{[^/]+\\.png}");
    app.get(shareFolder + file, etag(), cached, async (c) => {
      const id = (c.req.param("file") ?? "").replace(/\.png$/, "");
      const result = await subject.read(id);
      if (!result.ok) return unavailable(c, result.message);
      if (result.value === null) return notFound(c);
      return await send(c, subject.cardOf(result.value));
    });
  }

  pictures(paths.article, {
    read: client.article,
    cardOf: articleCard,
  });
  pictures(paths.job, { read: client.job, cardOf: jobCard });
  return app;
}
