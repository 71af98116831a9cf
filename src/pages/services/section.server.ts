import branding from "../../../data/branding-questions.json" with {
  type: "json",
};
import { paths } from "../../paths.ts";
import { faqPage } from "../faq-page.server.ts";
import type { Section } from "../section.server.ts";

export const services: Section = {
  jsonLd: {
    [paths.branding]: ({ siteUrl, path }) =>
      faqPage(branding.questions, siteUrl + path),
  },
};
