import { site } from "../../../data/site.ts";
import { withRecords } from "../../support/content/answers.ts";
import { assertTexts, completePages } from "../../support/fixed-texts.ts";
import { section as blog } from "./section.ts";

Deno.test("the blog has the fixed texts", async () => {
  const get = await completePages();
  assertTexts(await get("/blog"), "main", [
    ...["RECENT POSTS", "FEATURED BLOGS", "Search"],
    "Search by name or category e.g AI",
  ]);
  assertTexts(await get("/blog?q=nothing"), "main", [blog.list.empty]);
  assertTexts(
    await get("/blog/first-flight"),
    "main",
    ["CONTENT", "Written By", "Updated On"],
  );
});

Deno.test("an article of which no field can be shown has the fixed fallbacks", async () => {
  const bare = { _id: "bare", title: "", content: [] };
  const get = await completePages(withRecords({ articles: [bare] }));
  assertTexts(await get("/blog"), "main", [
    ...["The Power of Design", "No preview available..."],
  ]);
  assertTexts(await get("/blog/bare"), "main", [
    ...["The Power of Design", site.name, "December 13, 2023"],
  ]);
});
