import branding from "../../../data/branding-questions.json" with {
  type: "json",
};
import { paths } from "../../paths.ts";
import { faqPage } from "../faq-page.server.ts";
import type { SectionPages } from "../section.server.ts";

export const pages: SectionPages = {
  jsonLd: {
    [paths.branding]: ({ siteUrl, path }) =>
      faqPage(branding.questions, siteUrl + path),
  },
};
