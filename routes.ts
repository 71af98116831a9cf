import type { ComponentType } from "react";
import {
  type LoaderFunctionArgs,
  redirect,
  type RouteObject,
} from "react-router-dom";
import { redirects } from "./data/redirects.ts";
import { notFoundPattern, paths } from "./src/paths.ts";
import type { ContentClient } from "./src/pages/content.ts";
import { blogFilter } from "./src/pages/blog/blog-list.ts";
import { RootDocument } from "./src/ui/layout/document/root-document.tsx";
import type { Handle } from "./src/ui/layout/handle.ts";
import { RootError } from "./src/ui/layout/views/root-error.tsx";

/** Finds the content client for a loader: each side has its own. */
export type ContentOf = (args: LoaderFunctionArgs) => ContentClient;

/**
 * Every page of the site, for the server and the browser. Loaders start their
 * calls without awaiting them: the shell of a page shows at once, and each
 * result when it arrives.
 */
export function createRoutes(content: ContentOf): RouteObject[] {
  return [{
    Component: RootDocument,
    ErrorBoundary: RootError,
    children: [
      ...Object.entries(redirects).map(([path, to]) => ({
        path,
        loader: ({ request }: LoaderFunctionArgs) =>
          redirect(to + new URL(request.url).search, 308),
      })),
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
      ),
      page(
        paths.blog,
        () => import("./src/pages/blog/blog-page.tsx"),
        (args) => ({ blog: content(args).blog(blogFilter(queryOf(args))) }),
      ),
      page(
        paths.article,
        () => import("./src/pages/blog/article-page.tsx"),
        (args) => ({ article: content(args).article(idOf(args)) }),
      ),
      page(
        paths.careers,
        () => import("./src/pages/careers/careers-page.tsx"),
        (args) => ({ jobs: content(args).jobs() }),
      ),
      page(
        paths.job,
        () => import("./src/pages/careers/job-page.tsx"),
        (args) => ({ job: content(args).job(idOf(args)) }),
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
        notFoundPattern,
        () => import("./src/pages/not-found/not-found-page.tsx"),
      ),
    ],
  }];
}

/** A page: its module is a chunk of its own, loaded along with its content. */
function page(
  path: string,
  lazy: () => Promise<{ Component: ComponentType; handle: Handle }>,
  loader?: RouteObject["loader"],
): RouteObject {
  return { id: path, path, lazy, loader, shouldRevalidate };
}

/** Filters change the query alone and work on loaded data: no new call. */
function shouldRevalidate(
  { currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL },
): boolean {
  return currentUrl.pathname !== nextUrl.pathname ||
    currentUrl.search === nextUrl.search;
}

function queryOf({ request }: LoaderFunctionArgs): URLSearchParams {
  return new URL(request.url).searchParams;
}

function idOf({ params: { id = "" } }: LoaderFunctionArgs): string {
  return id;
}
