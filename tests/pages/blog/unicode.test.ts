import assert from "node:assert/strict";
import type { BlogCard } from "../../../src/pages/blog/blog-cards.ts";
import {
  categoryPills,
  selectCards,
} from "../../../src/pages/blog/blog-list.ts";
import { sameLabel } from "../../../src/content/text/labels.ts";
import { splitAt } from "../../../src/pages/blog/highlighted.tsx";

/** The same word as it is typed on different keyboards. */
const spellings = ["Ọlá", "Ọlá".normalize("NFD"), "OLA", "ola"];

const card = (title: string, category = "Design"): BlogCard => ({
  id: title,
  title,
  category,
  previewText: "",
});

for (const typed of spellings) {
  Deno.test(`a search for "${typed}" finds every spelling, and marks it`, () => {
    for (const title of spellings.map((it) => `A talk with ${it} in Yaba`)) {
      const { found } = selectCards([card(title)], { q: typed, tag: "" });
      assert.equal(found, 1, title);
      const parts = splitAt(title, typed);
      assert.equal(parts.join(""), title);
      assert.equal(parts.length, 3);
      assert.ok(spellings.includes(parts[1] ?? ""));
    }
  });
}

Deno.test("a word is marked at its place after letters that change their length", () => {
  assert.deepEqual(splitAt("İstanbul, Lagos", "lagos"), [
    "İstanbul, ",
    "Lagos",
    "",
  ]);
  assert.deepEqual(splitAt("e\u0301e\u0301", "e"), [
    "",
    "e\u0301",
    "",
    "e\u0301",
    "",
  ]);
});

Deno.test("canonically equal categories have one pill, which shows all their posts", () => {
  const [composed, decomposed] = ["NFC", "NFD"].map((form) =>
    "Décor".normalize(form)
  ) as [string, string];
  const cards = [card("a", composed), card("b", decomposed)];
  assert.deepEqual(categoryPills(cards), [composed]);
  for (const tag of [composed, decomposed]) {
    assert.equal(selectCards(cards, { q: "", tag }).found, 2);
  }
});

Deno.test("a search sees through invisible characters, and takes all dashes as one", () => {
  const title =
    "The Lagos\u2013Ibadan express\u00adway and e\u2011com\u200bmerce";
  for (const q of ["lagos-ibadan", "expressway", "e-commerce", "e\u2010comm"]) {
    assert.equal(selectCards([card(title)], { q, tag: "" }).found, 1, q);
    const parts = splitAt(title, q);
    assert.equal(parts.length, 3, q);
    assert.equal(parts.join(""), title);
  }
});

Deno.test("a search finds letters with hooks and strokes by their base letter", () => {
  const cards = [card("Ɓauna, ɗaki, ƙasa da ƴaʼya", "Łódź")];
  for (const q of ["bauna", "daki", "kasa", "ya'ya", "lodz", "Ƙasa"]) {
    assert.equal(selectCards(cards, { q, tag: "" }).found, 1, q);
  }
});

Deno.test("a search finds letters without a decomposition by what people type for them", () => {
  const words = {
    ...{ "Işık": "isik", "Straße": "strasse", "STRAẞE": "strasse" },
    ...{
      "Æther": "aether",
      "Cœur": "coeur",
      "Þórr": "thorr",
      "Seyðis": "seydis",
    },
  };
  for (const [word, q] of Object.entries(words)) {
    assert.deepEqual(splitAt(`An ${word}.`, q), ["An ", word, "."]);
    assert.equal(selectCards([card(word)], { q, tag: "" }).found, 1, q);
    assert.ok(!sameLabel(word, q));
  }
});

Deno.test("labels are equal whatever their dashes and invisible characters, but keep their hooks", () => {
  assert.ok(sameLabel("E\u2013commerce", "e-com\u00admerce"));
  assert.ok(!sameLabel("ɓangare", "bangare"));
});
