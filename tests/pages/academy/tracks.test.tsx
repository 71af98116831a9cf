import { show } from "../../support/components/show.tsx";
import assert from "node:assert/strict";
import { fireEvent, screen, within } from "@testing-library/react";
import words from "../../../data/words/academy.json" with { type: "json" };
import {
  academyPerson,
  academyTracks,
} from "../../../src/pages/academy/academy-tracks.ts";
import { applyLink, trackPath } from "../../../src/pages/academy/apply-link.ts";
import { Course } from "../../../src/pages/academy/course.tsx";
import { fillIn } from "../../../src/ui/text/fill-in.ts";
import { Component as AcademyPage } from "../../../src/pages/academy/academy-page.tsx";

function pressed(): (string | null)[] {
  return screen.getAllByRole("button", { pressed: true })
    .map((button) => button.textContent);
}

Deno.test("the first track is chosen initially", () => {
  using _ = show(<AcademyPage />);
  assert.deepEqual(pressed(), [academyTracks()[0]?.name]);
});

Deno.test("a chosen track replaces the previous one, and what the call to action asks for", () => {
  using _ = show(<AcademyPage />);
  const start = () =>
    screen.getByRole("link", { name: words.call.start }).getAttribute("href");
  assert.equal(start(), applyLink().href);
  for (const track of academyTracks().toReversed()) {
    const { name } = track;
    fireEvent.click(screen.getByRole("button", { name }));
    assert.deepEqual(pressed(), [name]);
    screen.getByRole("heading", {
      level: 2,
      name: fillIn(words.call.title, { track: name }),
    });
    assert.equal(start(), trackPath(track));
  }
});

Deno.test("each track has its course, its picture, its weeks and its own link to apply", () => {
  using _ = show(<AcademyPage />);
  for (const track of academyTracks()) {
    const { title, picture, weeks, ...texts } = track.course;
    const section = screen.getByRole("region", { name: title });
    for (const text of Object.values(texts)) {
      assert.ok(section.textContent?.includes(text), text);
    }
    within(section).getByRole("img", { name: picture });
    const lines = within(section).getAllByRole("listitem");
    assert.deepEqual(
      lines.map((it) => it.textContent),
      weeks.map((line, index) => `${index + 1} ${line}`),
    );
    const apply = within(section).getByRole("link", {
      name: fillIn(words.tracks.apply, { track: track.name }),
    });
    assert.equal(apply.getAttribute("href"), trackPath(track));
  }
});

Deno.test("a course says whom to ask for what is not known yet", () => {
  const [track] = academyTracks();
  const { ask } = words.tracks;
  for (
    const [intake, expected] of [
      [{}, ask.both],
      [{ start: "May 3" }, ask.fee],
      [{ fee: "₦5" }, ask.start],
      [{ start: "May 3", fee: "₦5", seats: 0 }, undefined],
    ] as const
  ) {
    using shown = show(<Course track={{ ...track!, intake }} />);
    const question = shown.container.querySelector(".first-contact strong");
    assert.equal(
      question?.textContent,
      expected && fillIn(expected, { person: academyPerson().split(" ")[0]! }),
    );
    for (const value of Object.values(intake)) {
      assert.ok(shown.container.textContent?.includes(`${value}`));
    }
  }
});

Deno.test("each track is a button that refers to its description", () => {
  using shown = show(<AcademyPage />);
  const texts = screen.getAllByRole("button").map((button) => {
    const id = button.getAttribute("aria-describedby");
    const described = shown.container.querySelector(`#${id}`);
    return [button.textContent, described?.textContent];
  });
  assert.deepEqual(
    texts,
    academyTracks().map(({ name, description }) => [name, description]),
  );
});
