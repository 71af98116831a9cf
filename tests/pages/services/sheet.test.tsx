import assert from "node:assert/strict";
import { show } from "../../support/components/show.tsx";
import promises from "../../../data/promises.json" with { type: "json" };
import words from "../../../data/words/services.json" with { type: "json" };
import { prices } from "../../../src/pages/services/prices.ts";
import { Sheet } from "../../../src/pages/services/sheet.tsx";
import { fillIn } from "../../../src/ui/text/fill-in.ts";

const { rows } = words.pricing.sheet;
const facts: { signedBy?: string } = promises;

/** Restores a record whose content a test replaces. */
function restoring<T extends object>(record: T): Disposable {
  const before = structuredClone(record);
  return { [Symbol.dispose]: () => void Object.assign(record, before) };
}

/** The figures of the sheet and their sentences. */
function pairs(container: Element): [string?, string?][] {
  return [...container.querySelectorAll("dl > div")].map(({ children }) =>
    [...children].map(({ textContent }) => textContent) as [string?, string?]
  );
}

Deno.test("the sheet has each figure with its sentence", () => {
  using shown = show(<Sheet />);
  const found = pairs(shown.container);
  for (const { figure, text } of rows) {
    const row = found.find(([, sentence]) => sentence === fillIn(text));
    assert.ok(row, text);
    assert.doesNotMatch(row.join(), /[{}]/);
    if (!figure.includes("Build")) assert.equal(row[0], fillIn(figure));
  }
});

Deno.test("a row goes with the price that it names", () => {
  using _ = restoring(prices);
  prices.cards = [];
  using shown = show(<Sheet />);
  const left = rows.filter(({ figure }) => !figure.includes("Build"));
  assert.deepEqual(
    pairs(shown.container),
    left.map(({ figure, text }) => [fillIn(figure), fillIn(text)]),
  );
});

Deno.test("the sheet is signed, unless its owner has emptied that", () => {
  using _ = restoring(facts);
  facts.signedBy = "Ada Obi, Makoko";
  {
    using shown = show(<Sheet />);
    assert.ok(shown.container.textContent.includes(facts.signedBy));
    assert.ok(shown.container.querySelector("svg"));
  }
  delete facts.signedBy;
  using shown = show(<Sheet />);
  assert.equal(shown.container.querySelector("svg"), null);
});
