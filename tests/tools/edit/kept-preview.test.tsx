import "../../support/components/dom.ts";
import assert from "node:assert/strict";
import { render } from "@testing-library/react";
import { PreviewFrame } from "../../../src/tools/edit/browser/preview-frame.tsx";
import { waitUntil } from "../../support/promises.ts";

Deno.test("a failed request leaves the last preview and says so, until the next one", async () => {
  const { fetch } = globalThis;
  const page = new DOMParser().parseFromString("<main>Ada</main>", "text/html");
  const kind = { name: "team", label: "Team", path: "", fields: [] };
  const preview = (record: object) => (
    <PreviewFrame
      kind={kind}
      id="team"
      record={{ ...record }}
      open={() => undefined}
    />
  );
  const { container, rerender, unmount } = render(preview({}));
  Object.defineProperty(container.querySelector("iframe"), "contentDocument", {
    value: page,
  });
  let count = 0;
  const ask = (answer: () => Promise<Response>) => {
    globalThis.fetch = answer;
    rerender(preview({ count: ++count }));
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
  unmount();
  globalThis.fetch = fetch;
});
