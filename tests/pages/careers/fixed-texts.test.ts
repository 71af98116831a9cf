import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ApplicationDialog } from "../../../src/pages/careers/application-dialog.tsx";
import { withRecords } from "../../support/content/answers.ts";
import { assertTexts, completePages } from "../../support/fixed-texts.ts";

Deno.test("careers has the fixed texts, and a link in the footer", async () => {
  const get = await completePages();
  const list = await get("/careers");
  assertTexts(list, "main", [
    "Join Us. We are hiring!",
    "View → /careers/python-instructor",
  ]);
  assertTexts(list, "footer", ["Careers → /careers"]);
  assertTexts(await get("/careers/python-instructor"), "main", [
    ...["Apply here", "Apply Here"],
    ...["Location", "Job Type", "Experience Level"],
    ...["About Us", "Job Overview", "Key Responsibilities/Requirements"],
    ...["Exciting projects", "Flexible work environment"],
    "Competitive salary",
  ]);
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
