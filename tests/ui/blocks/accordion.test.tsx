import { show } from "../../support/components/show.tsx";
import assert from "node:assert/strict";
import { screen } from "@testing-library/react";
import { Accordion } from "../../../src/ui/blocks/accordion.tsx";
import { withoutMarkdown } from "../../../src/ui/text/without-markdown.ts";

const items = ["first", "second", "third"].map((name) => ({
  question: `The ${name} question?`,
  answer: `The ${name} answer.`,
}));

Deno.test("only the first question of an accordion is open initially", () => {
  using shown = show(<Accordion name="faq" items={items} />);
  const open = [...shown.container.querySelectorAll("details")]
    .map((item) => item.hasAttribute("open"));
  assert.deepEqual(open, [true, false, false]);
});

Deno.test("the questions of an accordion share a name, so that one is open at a time", () => {
  using shown = show(<Accordion name="faq" items={items} />);
  const names = [...shown.container.querySelectorAll("details")]
    .map((item) => item.getAttribute("name"));
  assert.deepEqual(new Set(names), new Set(["faq"]));
});

Deno.test("every question is a heading inside its summary", () => {
  using _ = show(<Accordion name="faq" items={items} />);
  const headings = screen.getAllByRole("heading", { level: 3 });
  assert.deepEqual(
    headings.map((heading) => heading.textContent),
    items.map(({ question }) => question),
  );
  assert.ok(headings.every((heading) => heading.closest("summary")));
});

Deno.test("an answer may have links and emphasis", () => {
  const answer = "Yes, **today**: [call us](/contact-us).";
  using shown = show(
    <Accordion name="faq" items={[{ question: "Can you?", answer }]} />,
  );
  const paragraph = shown.container.querySelector("p");
  assert.equal(paragraph?.textContent, "Yes, today: call us.");
  assert.equal(paragraph?.querySelector("strong")?.textContent, "today");
  assert.equal(
    screen.getByRole("link", { name: "call us" }).getAttribute("href"),
    "/contact-us",
  );
  assert.equal(withoutMarkdown(answer), "Yes, today: call us.");
});
