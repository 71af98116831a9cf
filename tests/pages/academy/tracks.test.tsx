import { show } from "../../support/components/show.tsx";
import assert from "node:assert/strict";
import { fireEvent, screen } from "@testing-library/react";
import { academyTracks } from "../../../data/academy.ts";
import { Tracks } from "../../../src/pages/academy/tracks.tsx";

function pressed(): (string | null)[] {
  return screen.getAllByRole("button", { pressed: true })
    .map((button) => button.textContent);
}

Deno.test("the first track is shown on arrival", () => {
  using _ = show(<Tracks tracks={academyTracks} />);
  assert.deepEqual(pressed(), ["Software Engineering"]);
});

Deno.test("selecting a track shows it in place of the one before", () => {
  using _ = show(<Tracks tracks={academyTracks} />);
  fireEvent.click(screen.getByRole("button", { name: "Data Analysis" }));
  assert.deepEqual(pressed(), ["Data Analysis"]);
});

Deno.test("each track's button is described by what the track teaches", () => {
  using shown = show(<Tracks tracks={academyTracks} />);
  const texts = screen.getAllByRole("button").map((button) =>
    shown.container.querySelector(
      `#${button.getAttribute("aria-describedby")}`,
    )?.textContent
  );
  assert.deepEqual(texts, academyTracks.map(({ description }) => description));
});
