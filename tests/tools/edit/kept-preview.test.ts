import "../../support/components/dom.ts";
import assert from "node:assert/strict";
import { createPreview } from "../../../src/tools/edit/browser/preview.ts";
import { waitUntil } from "../../support/promises.ts";

// The part of the CMS that the preview uses.
Object.assign(window, { createClass: (component: object) => component });

Deno.test("a failed request leaves the last preview and says so, until the next one", async () => {
  const page = new DOMParser().parseFromString("<main>Ada</main>", "text/html");
  const preview = Object.assign(
    createPreview("team", { open: () => undefined }) as {
      componentDidMount(): void;
    },
    {
      props: { entry: { get: () => undefined } },
      frame: { contentDocument: page },
    },
  );
  const ask = (answer: () => Promise<Response>) => {
    globalThis.fetch = answer;
    preview.componentDidMount();
  };
  const main = () => page.querySelector("main")?.textContent;
  const note = () => page.querySelector("[role=status]")?.textContent ?? "";
  const bola = () => Promise.resolve(new Response("<main>Bola</main>"));

  ask(bola);
  await waitUntil(() => main() === "Bola");
  ask(() =>
    Promise.resolve(new Response("It has no people.", { status: 422 }))
  );
  await waitUntil(() => note().includes("It has no people."));
  assert.match(note(), /last preview/);
  ask(() => Promise.reject(new TypeError("Failed to fetch")));
  await waitUntil(() => note().includes("The editor has stopped."));
  assert.equal(main(), "Bola");
  // The same page as before the failures.
  ask(bola);
  await waitUntil(() => note() === "");
  assert.equal(main(), "Bola");
});
