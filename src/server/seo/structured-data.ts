import type { Graph, Thing } from "schema-dts";
import { brandingFaq } from "../../../data/branding-faq.ts";
import { homeFaq } from "../../../data/home-faq.ts";
import { projectList } from "../../../data/project-list.ts";
import type { ContentResult } from "../../content/transport/content-result.ts";
import type { BlogList } from "../../content/views/blog-list.ts";
import type { JobGroup } from "../../content/views/job-views.ts";
import {
  articlePath,
  jobPath,
  paths,
  projectPath,
} from "../../addresses/paths.ts";
import { organization, professionalService, webSite } from "./agency.ts";
import { blogPosting } from "./blog-posting.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { jobPosting } from "./job-posting.ts";
import { faqPage, itemList } from "./lists.ts";
import { articleOf, jobOf, type PageFacts, valueOf } from "./page-facts.ts";
import { creativeWork } from "./project.ts";

/** The main entity of each page that has one. */
const contentOf: Readonly<
  Record<string, (facts: PageFacts) => Thing | undefined>
> = {
  [paths.home]: ({ siteUrl }) => faqPage(homeFaq, `${siteUrl}/`),
  [paths.branding]: ({ siteUrl, path }) => faqPage(brandingFaq, siteUrl + path),
  [paths.portfolio]: ({ siteUrl }) =>
    itemList(
      projectList.map(({ name, slug }) => ({ name, path: projectPath(slug) })),
      siteUrl,
    ),
  [paths.project]: ({ siteUrl, params }) =>
    creativeWork(params.slug ?? "", siteUrl),
  [paths.blog]({ siteUrl, data }) {
    const cards = valueOf(data.blog as ContentResult<BlogList>)?.cards ?? [];
    return itemList(
      cards.map(({ id, title }) => ({ name: title, path: articlePath(id) })),
      siteUrl,
    );
  },
  [paths.article](facts) {
    const article = articleOf(facts);
    return article && blogPosting(article, facts.siteUrl);
  },
  [paths.careers]({ siteUrl, data }) {
    const groups = valueOf(data.jobs as ContentResult<JobGroup[]>) ?? [];
    const jobs = groups.flatMap((group) => group.jobs);
    return itemList(
      jobs.map(({ id, title }) => ({ name: title, path: jobPath(id) })),
      siteUrl,
    );
  },
  [paths.job](facts) {
    const job = jobOf(facts);
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
