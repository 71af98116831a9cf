import { show } from "../../support/components/show.tsx";
import assert from "node:assert/strict";
import { fireEvent, screen } from "@testing-library/react";
import { Tracks } from "../../../src/pages/academy/tracks.tsx";

const tracks = [
  { id: "sewing", name: "Sewing", description: "A straight seam." },
  { id: "dyeing", name: "Dyeing", description: "Blue that stays blue." },
];

function pressed(): (string | null)[] {
  return screen.getAllByRole("button", { pressed: true })
    .map((button) => button.textContent);
}

Deno.test("the first track is chosen initially", () => {
  using _ = show(<Tracks tracks={tracks} />);
  assert.deepEqual(pressed(), ["Sewing"]);
});

Deno.test("choosing a track deselects the previous one", () => {
  using _ = show(<Tracks tracks={tracks} />);
  fireEvent.click(screen.getByRole("button", { name: "Dyeing" }));
  assert.deepEqual(pressed(), ["Dyeing"]);
});

Deno.test("each track's button refers to its description", () => {
  using shown = show(<Tracks tracks={tracks} />);
  const texts = screen.getAllByRole("button").map((button) =>
    shown.container.querySelector(
      `#${button.getAttribute("aria-describedby")}`,
    )?.textContent
  );
  assert.deepEqual(texts, tracks.map(({ description }) => description));
});
