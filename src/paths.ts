/**
 * Every address pattern of the site, in one place: route rows, links, the
 * sitemap and the tests are all built from it.
 */
export const paths = {
  home: "/",
  about: "/about-us",
  services: "/services",
  webDesign: "/services/web-design",
  branding: "/services/branding",
  webDevelopment: "/services/web-dev",
  mobileApp: "/services/mobile-app",
  custom: "/services/custom",
  noCode: "/services/no-code-web-dev",
  academy: "/academy",
  portfolio: "/portfolio",
  project: "/portfolio/:slug",
  blog: "/blog",
  article: "/blog/:id",
  careers: "/careers",
  job: "/careers/:id",
  contact: "/contact-us",
  contactAlias: "/contact",
} as const;

/** Name of a page's address pattern. */
export type PathName = keyof typeof paths;

/** Pages that are shown at a second address; the value is the canonical one. */
export const canonicalPaths: Readonly<Record<string, string>> = {
  [paths.mobileApp]: paths.webDevelopment,
  [paths.custom]: paths.webDevelopment,
  [paths.contactAlias]: paths.contact,
};

/** The address of one project's page. */
export function projectPath(slug: string): string {
  return paths.project.replace(":slug", encodeURIComponent(slug));
}

/** The address of one article's page. */
export function articlePath(id: string): string {
  return paths.article.replace(":id", encodeURIComponent(id));
}

/** The address of one job's page. */
export function jobPath(id: string): string {
  return paths.job.replace(":id", encodeURIComponent(id));
}

/** The blog list filtered by a text, a category, or both; a page of it. */
export function blogPath(
  filter: { q?: string; tag?: string; page?: number },
): string {
  const query = new URLSearchParams();
  if (filter.q) query.set("q", filter.q);
  if (filter.tag) query.set("tag", filter.tag);
  if (filter.page && filter.page > 1) query.set("page", String(filter.page));
  const search = query.toString();
  return search ? `${paths.blog}?${search}` : paths.blog;
}

/** The portfolio with all its projects shown. */
export const fullPortfolioPath: string = `${paths.portfolio}?show=all`;

/** The cards of all posts, for the live search of a long list. */
export const searchIndexPath = "/search.json";

/** Where browsers ask for what may be read after an article. */
export const relatedPath = "/related.json";

/** Where browsers send what a visit felt like. */
export const vitalsPath = "/vitals";

/** Where the content service tells that something has changed. */
export const purgePath = "/purge";

/** The query parameter that holds the signature of a draft's link. */
export const previewParameter = "preview";

/** The service worker; its place decides which pages it serves. */
export const serviceWorkerPath = "/service-worker.js";
