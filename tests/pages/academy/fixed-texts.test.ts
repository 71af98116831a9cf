import { assertTexts, completePages } from "../../support/fixed-texts.ts";

Deno.test("the academy has the fixed texts", async () => {
  const get = await completePages();
  assertTexts(await get("/academy"), "main", [
    "Apply Now → /contact-us#academy",
    "Get started → /contact-us#academy",
    ...["Software Engineering", "Product Management"],
    ...["Product Design", "Data Analysis"],
    "Six weeks of training and mentoring, then real project experience.",
  ]);
});
