import assert from "node:assert/strict";
import { articlePath } from "../../../src/addresses/paths.ts";
import { testApp } from "../../support/app.ts";
import { withRecords } from "../../support/content/answers.ts";
import { article } from "../../support/content/records.ts";
import { type Found, mainOf, type MainPart } from "../../support/main-part.ts";

function post(_id: string, title: string, text: string) {
  return article({
    ...{ _id, title, tags: "Process" },
    content: [{ type: "paragraph", paragraphText: text }],
  });
}

/** The list of posts that a search finds in their texts. */
function foundInTexts(main: MainPart): Found | undefined {
  return main.all("nav").find(({ attribs }) =>
    attribs["aria-labelledby"] === "in-texts"
  );
}

const articles = [
  post("by-title", "Lagoon", "Nothing about it."),
  post(
    "in-text",
    "Tides",
    "The lagoon, and once more the lagoon, at low water.",
  ),
  post(
    "once",
    "Piles",
    "They stand in the lagoon for years. ".padEnd(900, "Mud. "),
  ),
  post("other", "Ferries", "A timetable."),
  { ...post("draft", "Plans", "The lagoon again."), status: "draft" },
];

Deno.test("a search also finds words in texts, after titles, the best first", async () => {
  const app = await testApp({ content: withRecords({ articles }) });
  const found = await (await app.request("/search.json?q=lagoon")).json();
  assert.deepEqual(found.map(({ id }: { id: string }) => id), [
    "in-text",
    "once",
  ]);
  const main = await mainOf("/blog?q=lagoon", app);
  assert.match(foundInTexts(main)?.text ?? "", /Tides.*Piles/);
  const links = main.all("a").map(({ attribs: { href } }) => href);
  assert.ok(links.includes(articlePath("by-title")));
  for (const id of ["other", "draft"]) {
    assert.ok(!links.includes(articlePath(id)), id);
  }
});

Deno.test("what matches neither title nor category keeps the specified empty text", async () => {
  const app = await testApp({ content: withRecords({ articles }) });
  await app.get("/search.json?q=timetable");
  const words = await app.words("/blog?q=timetable");
  assert.match(words, /No posts match your search criteria\..*Ferries/s);
  assert.equal(foundInTexts(await mainOf("/blog?q=zzz", app)), undefined);
});

Deno.test("the chosen category holds for texts, too", async () => {
  const app = await testApp({ content: withRecords({ articles }) });
  const found = await (await app.request("/search.json?q=lagoon&tag=AI"))
    .json();
  assert.deepEqual(found, []);
});
