import { generatePath, type PathParam } from "@remix-run/router";

/**
 * Every page's address pattern. The route table, links, the sitemap and the
 * tests all use it.
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
  privacy: "/privacy",
  accessibility: "/accessibility",
} as const;

/** The pattern of the 404 page: any path that no other row matches. */
export const notFoundRoutePath = "*";

/** The path that every 404 page is rendered for. */
export const notFoundPath = "/404";

/** The path that the error page is rendered for. */
export const errorPath = "/500";

/** Aliases of pages, with the canonical address of each. */
export const canonicalPaths: Readonly<Record<string, string>> = {
  [paths.mobileApp]: paths.webDevelopment,
  [paths.custom]: paths.webDevelopment,
  [paths.contactAlias]: paths.contact,
};

/** The address of a page with these parameters. */
export function pathWith<P extends string>(
  pattern: P,
  params: Readonly<Record<PathParam<P>, string>>,
): string {
  // React Router 6 does not encode them.
  const encoded = Object.entries<string>(params)
    .map(([name, value]) => [name, encodeURIComponent(value)]);
  return generatePath(pattern, Object.fromEntries(encoded));
}

/** The address of one project's page. */
export function projectPath(slug: string): string {
  return pathWith(paths.project, { slug });
}

/** The address of one article's page. */
export function articlePath(id: string): string {
  return pathWith(paths.article, { id });
}

/**
 * The contact page for what was chosen, such as "mini-site", "web-design",
 * "like-SLUG" of a case or "academy-TRACK": `contact/requests.ts` has them all.
 */
export function requestPath(fragment: string): string {
  return `${paths.contact}#${fragment}`;
}

/** The blog list with an optional text, category and page of the archive. */
export function blogPath(filter: BlogQuery): string {
  const query = blogQuery(filter).toString();
  return query ? `${paths.blog}?${query}` : paths.blog;
}

/** The query of that address. */
export function blogQuery({ q, tag, page = 1 }: BlogQuery): URLSearchParams {
  return new URLSearchParams({
    ...(q && { q }),
    ...(tag && { tag }),
    ...(page > 1 && { page: String(page) }),
  });
}

interface BlogQuery {
  q?: string;
  tag?: string;
  page?: number;
}

/** The portfolio with all its projects. */
export const fullPortfolioPath: string = `${paths.portfolio}?show=all`;

/** Where browsers send their web vitals. */
export const vitalsPath = "/vitals";

/** Where browsers send reports of what the content security policy blocked. */
export const reportPath = "/csp-report";

/** Where browsers find which documents they may prefetch. */
export const speculationRulesPath = "/speculation-rules.json";

/** Liveness probe: the process serves. */
export const healthPath = "/healthz";

/** Readiness probe: content can be shown. */
export const readinessPath = "/readyz";

/** Where the content service reports changed content. */
export const purgePath = "/purge";

/** The query parameter with the signature of a link to a draft. */
export const previewParameter = "preview";

/** The query parameter with which a page waits for its content. */
export const completeParameter = "complete";

/** The query parameters of the blog's list, whose values visitors make up. */
export const listParameters: readonly string[] = ["q", "tag", "page"];

/** Every query parameter that the site reads. */
export const siteParameters: readonly string[] = [
  ...listParameters,
  "show",
  previewParameter,
  completeParameter,
];

/** Paths of feeds and other files for crawlers and browsers. */
export const feedPaths = {
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  atom: "/feed.xml",
  json: "/feed.json",
  manifest: "/manifest.webmanifest",
  llms: "/llms.txt",
  security: "/.well-known/security.txt",
} as const;
