import type { Graph, Thing } from "schema-dts";
import { brandingFaq } from "../../../data/branding.ts";
import { homeFaq } from "../../../data/home.ts";
import { paths } from "../../paths.ts";
import {
  organization,
  professionalService,
  webSite,
} from "../../pages/agency.server.ts";
import { blogPosting } from "../../pages/blog/blog-posting.server.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import type { JobView } from "../../pages/careers/job-views.ts";
import { jobPosting } from "../../pages/careers/job-posting.server.ts";
import { faqPage } from "./faq-page.ts";
import { articleOf, type PageFacts, recordOf } from "./page-facts.ts";
import { creativeWork } from "../../pages/portfolio/creative-work.server.ts";

/** The main entity of each page that has one. */
const contentOf: Readonly<
  Record<string, (facts: PageFacts) => Thing | undefined>
> = {
  [paths.home]: ({ siteUrl }) => faqPage(homeFaq, `${siteUrl}/`),
  [paths.branding]: ({ siteUrl, path }) => faqPage(brandingFaq, siteUrl + path),
  [paths.project]: ({ siteUrl, params }) =>
    creativeWork(params.slug ?? "", siteUrl),
  [paths.article](facts) {
    const article = articleOf(facts);
    return article && blogPosting(article, facts.siteUrl);
  },
  [paths.job](facts) {
    const job = recordOf<JobView>(facts, "job");
    return job && jobPosting(job, facts.siteUrl);
  },
};

/** The JSON-LD graph of a page (schema.org). */
export function structuredData(facts: PageFacts): Graph {
  const { siteUrl, pattern } = facts;
  const things: (Thing | undefined)[] = [
    organization(siteUrl),
    professionalService(siteUrl),
    webSite(siteUrl),
    breadcrumbs(facts),
    contentOf[pattern]?.(facts),
  ];
  return {
    "@context": "https://schema.org",
    "@graph": things.filter((thing) => thing !== undefined),
  };
}
