import {
  assertTexts,
  completePages,
  fixedWords,
} from "../../support/fixed-texts.ts";

Deno.test("the academy has the fixed texts", async () => {
  const get = await completePages();
  assertTexts(await get("/academy"), "main", [
    ...fixedWords("shared", { apply: "Apply Now → /contact-us#academy" }),
    ...fixedWords("academy", {
      "call.start": "Get started → /contact-us#academy",
      "call.text":
        "Six weeks of training and mentoring, then real project experience.",
      "tracks.list.software-engineering.name": "Software Engineering",
      "tracks.list.product-management.name": "Product Management",
      "tracks.list.product-design.name": "Product Design",
      "tracks.list.data-analysis.name": "Data Analysis",
    }),
  ]);
});
