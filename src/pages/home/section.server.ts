import { homeFaq } from "../../../data/home-questions.ts";
import { paths } from "../../paths.ts";
import { faqPage } from "../faq-page.server.ts";
import type { Section } from "../section.server.ts";

export const home: Section = {
  jsonLd: {
    [paths.home]: ({ siteUrl }) => faqPage(homeFaq, `${siteUrl}/`),
  },
};
