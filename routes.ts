import type { ComponentType } from "react";
import type { LoaderFunction, RouteObject } from "react-router-dom";
import { notFoundRoutePath, paths } from "./src/paths.ts";
import { articleData } from "./src/pages/blog/article-data.ts";
import { blogData } from "./src/pages/blog/blog-data.ts";
import { careersData } from "./src/pages/careers/careers-data.ts";
import { jobData } from "./src/pages/careers/job-data.ts";
import { projectData } from "./src/pages/portfolio/project-data.ts";
import { RootDocument } from "./src/ui/layout/document/root-document.tsx";
import type { Handle } from "./src/ui/layout/handle.ts";
import type { PageData } from "./src/streaming/page-data.ts";
import { RootError } from "./src/ui/layout/views/root-error.tsx";

/**
 * Every page of the site, for the server and the browser. Calls are started
 * without awaiting them: the shell of a page shows at once, and each result
 * when it arrives.
 * @param loaderOf Makes the loader of a page from its data function: it starts
 * the page's calls, and waits for what else the page promises.
 */
export function createRoutes(
  loaderOf: (data: PageData) => LoaderFunction,
): RouteObject[] {
  /** A page: its module is a chunk of its own, loaded along with its data. */
  function page(
    path: string,
    lazy: () => Promise<{ Component: ComponentType; handle: Handle }>,
    data?: PageData,
  ): RouteObject {
    const loader = data && loaderOf(data);
    return { id: path, path, lazy, loader, shouldRevalidate };
  }

  return [{
    Component: RootDocument,
    ErrorBoundary: RootError,
    children: [
      page(paths.home, () => import("./src/pages/home/home-page.tsx")),
      page(paths.about, () => import("./src/pages/about/about-page.tsx")),
      page(
        paths.services,
        () => import("./src/pages/services/services-page.tsx"),
      ),
      page(
        paths.webDesign,
        () => import("./src/pages/services/web-design-page.tsx"),
      ),
      page(
        paths.branding,
        () => import("./src/pages/services/branding-page.tsx"),
      ),
      ...[paths.webDevelopment, paths.mobileApp, paths.custom].map((path) =>
        page(
          path,
          () => import("./src/pages/services/web-development-page.tsx"),
        )
      ),
      page(paths.noCode, () => import("./src/pages/services/no-code-page.tsx")),
      page(paths.academy, () => import("./src/pages/academy/academy-page.tsx")),
      page(
        paths.portfolio,
        () => import("./src/pages/portfolio/portfolio-page.tsx"),
      ),
      page(
        paths.project,
        () => import("./src/pages/portfolio/project-page.tsx"),
        projectData,
      ),
      page(
        paths.blog,
        () => import("./src/pages/blog/blog-page.tsx"),
        blogData,
      ),
      page(
        paths.article,
        () => import("./src/pages/blog/article-page.tsx"),
        articleData,
      ),
      page(
        paths.careers,
        () => import("./src/pages/careers/careers-page.tsx"),
        careersData,
      ),
      page(
        paths.job,
        () => import("./src/pages/careers/job-page.tsx"),
        jobData,
      ),
      ...[paths.contact, paths.contactAlias].map((path) =>
        page(path, () => import("./src/pages/contact/contact-page.tsx"))
      ),
      page(paths.privacy, () => import("./src/pages/privacy/privacy-page.tsx")),
      page(
        paths.accessibility,
        () => import("./src/pages/accessibility/accessibility-page.tsx"),
      ),
      page(
        notFoundRoutePath,
        () => import("./src/pages/not-found/not-found-page.tsx"),
      ),
    ],
  }];
}

/** Filters change the query alone and work on loaded data: no new call. */
function shouldRevalidate(
  { currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL },
): boolean {
  return currentUrl.pathname !== nextUrl.pathname ||
    currentUrl.search === nextUrl.search;
}
