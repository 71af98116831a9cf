import { show } from "../../support/components/show.tsx";
import assert from "node:assert/strict";
import { fireEvent, screen } from "@testing-library/react";
import { academyTracks } from "../../../src/pages/academy/academy-tracks.ts";
import { Component as AcademyPage } from "../../../src/pages/academy/academy-page.tsx";

function pressed(): (string | null)[] {
  return screen.getAllByRole("button", { pressed: true })
    .map((button) => button.textContent);
}

Deno.test("the first track is chosen initially", () => {
  using _ = show(<AcademyPage />);
  assert.deepEqual(pressed(), [academyTracks()[0]?.name]);
});

Deno.test("a chosen track replaces the previous one, its first course and the call to action", () => {
  using _ = show(<AcademyPage />);
  for (const { name, course } of academyTracks().toReversed()) {
    fireEvent.click(screen.getByRole("button", { name }));
    assert.deepEqual(pressed(), [name]);
    const section = screen.getByRole("region", { name: course.title });
    assert.ok(section.textContent?.includes(course.description));
    assert.equal(
      section.querySelector("img")?.alt,
      course.picture?.alt,
    );
    screen.getByRole("heading", { level: 2, name: new RegExp(name) });
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
