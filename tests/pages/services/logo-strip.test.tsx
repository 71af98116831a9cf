import assert from "node:assert/strict";
import { show } from "../../support/components/show.tsx";
import { LogoStrip } from "../../../src/pages/services/logo-strip.tsx";

Deno.test("a client without a logo stands there by its name", () => {
  const boats = { name: "Makoko Boats", project: "makoko-boats" };
  const clients = [
    { ...boats, isMarked: false },
    { ...boats, name: "Lagoon Ferries", isMarked: true },
  ];
  using shown = show(<LogoStrip clients={clients} />);
  const [unmarked, marked] = shown.container.querySelectorAll("li");
  assert.equal(unmarked?.textContent, "Makoko Boats");
  assert.equal(unmarked?.querySelector("svg"), null);
  assert.equal(
    marked?.querySelector("svg")?.getAttribute("aria-label"),
    "Lagoon Ferries",
  );
});
