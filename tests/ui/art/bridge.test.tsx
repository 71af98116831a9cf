import { show } from "../../support/components/show.tsx";
import assert from "node:assert/strict";
import { site } from "../../../data/site.ts";
import { Bridge, BrokenDeck } from "../../../src/ui/art/bridge.tsx";
import { GapBridge } from "../../../src/ui/art/gap-bridge.tsx";
import { SectionDivider } from "../../../src/ui/art/section-divider.tsx";

Deno.test("a bridge of four spans has five evenly spaced piers", () => {
  using shown = show(<Bridge spans={4} />);
  const places = [...shown.container.querySelectorAll("use")]
    .map((pier) => pier.getAttribute("x"));
  assert.deepEqual(places, ["0%", "25%", "50%", "75%", "100%"]);
});

Deno.test("a broken deck has no pier in its gap", () => {
  using shown = show(<BrokenDeck />);
  const places = [...shown.container.querySelectorAll("use")]
    .map((pier) => Number.parseFloat(pier.getAttribute("x") ?? ""));
  assert.equal(places.length, 6);
  assert.ok(places.every((place) => place < 40 || place > 60));
});

Deno.test("bridges are hidden from assistive technology", () => {
  for (
    const drawing of [
      <Bridge key="a" spans={2} />,
      <BrokenDeck key="b" />,
      <GapBridge key="c" spans={4} from={1} />,
      <SectionDivider key="d" at={0.39} />,
    ]
  ) {
    using shown = show(drawing);
    assert.equal(
      shown.container.firstElementChild?.getAttribute("aria-hidden"),
      "true",
    );
  }
});

Deno.test("the divider shows its place and kilometre", () => {
  using shown = show(<SectionDivider at={1} place="Product" />);
  const length = site.kilometres.toFixed(1);
  assert.equal(shown.container.textContent, `Product · km ${length}`);
});
