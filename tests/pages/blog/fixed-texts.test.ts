import { site } from "../../../data/site.ts";
import { withRecords } from "../../support/content/answers.ts";
import {
  assertTexts,
  completePages,
  fixedWords,
} from "../../support/fixed-texts.ts";
import { section as blog } from "./section.ts";

Deno.test("the blog has the fixed texts", async () => {
  const get = await completePages();
  assertTexts(await get("/blog"), "main", [
    ...fixedWords("blog", {
      "list.recent": "RECENT POSTS",
      "list.featured": "FEATURED BLOGS",
      "list.placeholder": "Search by name or category e.g AI",
    }),
    "Search",
  ]);
  assertTexts(await get("/blog?q=nothing"), "main", [blog.list.empty]);
  assertTexts(
    await get("/blog/first-flight"),
    "main",
    fixedWords("blog", {
      "article.contents": "CONTENT",
      "article.writtenBy": "Written By",
      "article.updatedOn": "Updated On",
    }),
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
