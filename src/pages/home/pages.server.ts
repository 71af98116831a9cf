import file from "../../../data/home-questions.json" with { type: "json" };
import { paths } from "../../paths.ts";
import { faqPage } from "../faq-page.server.ts";
import type { SectionPages } from "../section.server.ts";

export const pages: SectionPages = {
  jsonLd: {
    [paths.home]: ({ siteUrl }) => faqPage(file.questions, `${siteUrl}/`),
  },
};
