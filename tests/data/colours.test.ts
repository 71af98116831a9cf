import assert from "node:assert/strict";
import { colours } from "../../data/site.ts";
import { contrastOf } from "../../src/lib/contrast.ts";

type Name = keyof typeof colours;
type Theme = "light" | "dark";

/** Texts with their grounds; surfaces.css has them all. */
const pairs: readonly [text: Name, grounds: readonly Name[], only?: Theme][] = [
  ["ink", ["paper", "paper2", "haze"]],
  ["ink", ["danfo"], "light"],
  ["ink2", ["paper", "paper2", "haze"]],
  ["onDanfo", ["danfo"]],
  ["danfo", ["lagoon", "night"]],
  ["onDark", ["lagoon", "night"]],
  ["onLaterite", ["laterite"]],
  ["error", ["paper"]],
];

Deno.test("the brand's texts have a contrast of 4.5 or more", () => {
  const tooLow = pairs.flatMap(([text, grounds, only]) =>
    grounds.flatMap((ground) =>
      (["light", "dark"] as const)
        .filter((theme) => !only || theme === only)
        .filter((theme) =>
          contrastOf(colours[text][theme], colours[ground][theme]) < 4.5
        )
        .map((theme) => `${text} on ${ground}, ${theme}`)
    )
  );
  assert.deepEqual(tooLow, []);
});
