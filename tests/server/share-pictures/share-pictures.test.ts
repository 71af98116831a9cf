import assert from "node:assert/strict";
import { createPictureStore } from "../../../src/server/share-pictures/picture-store.ts";
import {
  articleCard,
  type Card,
} from "../../../src/server/share-pictures/cards.ts";
import { sharePictures } from "../../../src/server/share-pictures/share-pictures.ts";
import { createDrawer } from "../../../src/server/share-pictures/worker-client.ts";
import { createLog } from "../../../src/server/logging/log.ts";
import { success } from "../../../src/content/transport/content-result.ts";
import type { ContentClient } from "../../../src/content/content-client.ts";
import { articleView } from "../../../src/content/views/article-view.ts";
import {
  articlePicture,
  jobPicture,
} from "../../../src/addresses/share-paths.ts";
import { samples } from "../../support/addresses.ts";
import { assertWithin } from "../../limits.ts";
import { testApp } from "../../support/app.ts";
import { article } from "../../support/content/records.ts";

const picture = new Uint8Array([1, 2, 3]);

function card(title: string): Card {
  return { sky: "paper", title, facts: [] };
}

Deno.test("articles and jobs have share pictures of 1200 by 630 pixels", async () => {
  const app = await testApp();
  for (
    const path of [
      articlePicture(samples.article.id),
      jobPicture(samples.job.id),
    ]
  ) {
    const response = await app.request(path);
    assert.equal(response.status, 200, path);
    assert.equal(response.headers.get("content-type"), "image/png");
    const file = new DataView(await response.arrayBuffer());
    assert.equal(file.getUint32(0), 0x89504e47);
    assert.deepEqual([file.getUint32(16), file.getUint32(20)], [1200, 630]);
    assertWithin("sharePicture", path, file.byteLength);
  }
});

Deno.test("what has no page has no share picture", async () => {
  const app = await testApp();
  for (
    const path of ["/share/blog/nobody.png", "/share/careers/nobody.png"]
  ) {
    const response = await app.request(path);
    assert.equal(response.status, 404, path);
  }
});

Deno.test("the same words are drawn once; new words are a new picture", async () => {
  const drawn: string[] = [];
  const store = createPictureStore({
    draw({ title }) {
      drawn.push(title);
      return Promise.resolve(picture);
    },
  });
  await Promise.all([store.picture(card("a")), store.picture(card("a"))]);
  await store.picture(card("a"));
  await store.picture(card("b"));
  assert.deepEqual(drawn, ["a", "b"]);
});

Deno.test("the store forgets the picture that was asked for longest ago", async () => {
  const drawn: string[] = [];
  const store = createPictureStore({
    maxKept: 2,
    draw({ title }) {
      drawn.push(title);
      return Promise.resolve(picture);
    },
  });
  for (const title of ["a", "b", "a", "c", "a", "b"]) {
    await store.picture(card(title));
  }
  assert.deepEqual(drawn, ["a", "b", "c", "b"]);
});

Deno.test("a crawler that asks for the pictures of fifty pages at once gets them", async () => {
  const store = createPictureStore({ draw: () => Promise.resolve(picture) });
  const titles = Array.from({ length: 50 }, (_, index) => `Page ${index}`);
  const pictures = await Promise.all(
    titles.map((title) => store.picture(card(title))),
  );
  assert.ok(pictures.every((it) => it === picture));
});

Deno.test("a picture is not drawn while too many others wait", async () => {
  const asked = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const store = createPictureStore({
    maxWaiting: 1,
    async draw() {
      asked.resolve();
      await gate.promise;
      return picture;
    },
  });
  const first = store.picture(card("a"));
  await asked.promise;
  assert.equal(await store.picture(card("b")), undefined);
  gate.resolve();
  assert.equal(await first, picture);
  assert.equal(await store.picture(card("b")), picture);
});

Deno.test("redirects to the site's picture when a share picture cannot be drawn", async () => {
  const lines: string[] = [];
  const client = {
    article: () =>
      Promise.resolve(success(articleView(article({ _id: "a" }), "Agency"))),
  } as Partial<ContentClient> as ContentClient;
  let broken = true;
  const app = sharePictures({
    client,
    log: createLog("info", (line) => lines.push(line)),
    cached: (_, next) => next(),
    draw: () =>
      broken ? Promise.reject(new Error("No font")) : Promise.resolve(picture),
  });
  const response = await app.request("/share/blog/a.png");
  assert.equal(response.status, 302);
  assert.equal(
    response.headers.get("location"),
    "/pictures/share/default.jpg",
  );
  assert.equal(response.headers.get("cache-control"), "no-store");
  assert.equal(lines.length, 1);
  broken = false;
  assert.equal((await app.request("/share/blog/a.png")).status, 200);
});

Deno.test("cards hold short lines of whole characters", () => {
  const view = articleView(
    article({ _id: "a", title: `Up\u0000 \ud800 🎉 ${"long ".repeat(60)}` }),
    "Agency",
  );
  const { title } = articleCard(view);
  assert.ok(title.length <= 113, title);
  assert.ok(title.startsWith("Up \ufffd long"), title);
});

/** A worker that replies at once, with this, or never. */
function fakeWorker(answer: (card: Card) => Uint8Array<ArrayBuffer> | string) {
  const worker = {
    isAlive: true,
    onmessage: null as Worker["onmessage"],
    onerror: null as Worker["onerror"],
    terminate() {
      worker.isAlive = false;
    },
    postMessage(card: Card) {
      const result = answer(card);
      const data = typeof result === "string"
        ? { reason: result }
        : { picture: result };
      queueMicrotask(() =>
        worker.onmessage?.call(
          worker as unknown as Worker,
          new MessageEvent("message", { data }),
        )
      );
    },
  };
  return worker;
}

Deno.test("the worker lives as long as there is something to draw", async () => {
  const workers: ReturnType<typeof fakeWorker>[] = [];
  const draw = createDrawer(() => {
    const worker = fakeWorker(({ title }) => title === "bad" ? "No" : picture);
    workers.push(worker);
    return worker as unknown as Worker;
  });
  const results = await Promise.allSettled([
    draw(card("a")),
    draw(card("bad")),
    draw(card("b")),
  ]);
  assert.deepEqual(
    results.map(({ status }) => status),
    ["fulfilled", "rejected", "fulfilled"],
  );
  assert.equal(workers.length, 1);
  assert.equal(workers[0]?.isAlive, false);
  assert.equal(await draw(card("c")), picture);
  assert.equal(workers.length, 2);
});

Deno.test("a worker that breaks fails its orders, and the next one is new", async () => {
  let broken = true;
  const draw = createDrawer(() => {
    const worker = fakeWorker(() => picture);
    if (broken) {
      worker.postMessage = () =>
        queueMicrotask(() =>
          worker.onerror?.call(
            worker as unknown as Worker,
            new ErrorEvent("error", { message: "Broken", cancelable: true }),
          )
        );
    }
    return worker as unknown as Worker;
  });
  await assert.rejects(draw(card("a")), /Broken/);
  broken = false;
  assert.equal(await draw(card("a")), picture);
});
