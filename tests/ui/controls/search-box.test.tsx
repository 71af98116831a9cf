import { show } from "../../support/components/show.tsx";
import assert from "node:assert/strict";
import { fireEvent, screen } from "@testing-library/react";
import { SearchBox } from "../../../src/ui/controls/search-box.tsx";

Deno.test("the search box is a form that works without script", () => {
  using _ = show(
    <SearchBox
      action="/blog"
      label="Search the blog"
      name="q"
      defaultValue="AI"
      placeholder="Search by name or category e.g AI"
    />,
  );
  const form = screen.getByRole("search");
  assert.equal(form.getAttribute("action"), "/blog");
  const field = screen.getByRole<HTMLInputElement>("searchbox", {
    name: "Search the blog",
  });
  assert.equal(field.name, "q");
  assert.equal(field.value, "AI");
  assert.equal(
    screen.getByRole("button").getAttribute("type"),
    "submit",
  );
});

Deno.test("the search box passes on input and submit events", () => {
  const heard: string[] = [];
  using _ = show(
    <SearchBox
      action="/blog"
      label="Search the blog"
      onInput={(event) => heard.push(event.currentTarget.value)}
      onSearch={(event) => {
        event.preventDefault();
        heard.push("submitted");
      }}
    />,
  );
  fireEvent.input(screen.getByRole("searchbox"), { target: { value: "rail" } });
  fireEvent.submit(screen.getByRole("search"));
  assert.deepEqual(heard, ["rail", "submitted"]);
});
