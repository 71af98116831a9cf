import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ApplicationDialog } from "../../../src/pages/careers/application-dialog.tsx";
import { withRecords } from "../../support/content/answers.ts";
import {
  assertTexts,
  completePages,
  fixedWords,
} from "../../support/fixed-texts.ts";

Deno.test("careers has the fixed texts, and a link in the footer", async () => {
  const get = await completePages();
  const list = await get("/careers");
  assertTexts(
    list,
    "main",
    fixedWords("careers", {
      "hero.title": "Join Us. We are hiring!",
      "list.view": "View → /careers/python-instructor",
    }),
  );
  assertTexts(
    list,
    "footer",
    fixedWords("footer", { "company.careers": "Careers → /careers" }),
  );
  assertTexts(
    await get("/careers/python-instructor"),
    "main",
    fixedWords("careers", {
      "job.apply": "Apply here",
      "job.applyOnPhones": "Apply Here",
      "job.facts.location": "Location",
      "job.facts.type": "Job Type",
      "job.facts.experience": "Experience Level",
      "job.headings.0": "About Us",
      "job.headings.1": "Job Overview",
      "job.headings.2": "Key Responsibilities/Requirements",
      "perks.list.0.title": "Exciting projects",
      "perks.list.1.title": "Flexible work environment",
      "perks.list.2.title": "Competitive salary",
    }),
  );
});

Deno.test("a job of which no field can be shown has the fixed fallbacks", async () => {
  const jobs = [{ _id: "bare", title: "", content: [] }];
  const get = await completePages(withRecords({ jobs }));
  assertTexts(await get("/careers"), "main", ["Other", "Competitive"]);
});

Deno.test("the application form, which no control opens, has the fixed texts", () => {
  const dialog = createElement(ApplicationDialog, {
    title: "Painter",
    onClose() {},
  });
  assertTexts(renderToStaticMarkup(dialog), "dialog", [
    ...["Name", "Email", "Portfolio link", "Cover letter"],
    "Resume (max. of 10mb)",
    ...["Submit Application", "Cancel"],
  ]);
});
