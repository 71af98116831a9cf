import type { ContentClient } from "./src/content/content-client.ts";
import type {
  PageHandle,
  PageModule,
  PageRoute,
} from "./src/layout/page-module.ts";
import { paths } from "./src/paths.ts";

/**
 * The route table: one row per page, the same on the server and in the
 * browser. Each page is a chunk of its own.
 */
export function routes(content: ContentClient): PageRoute[] {
  function row(
    path: string,
    chunk: string,
    load: () => Promise<PageModule>,
  ): PageRoute {
    const handle: PageHandle = {
      chunk,
      async load() {
        handle.page ??= await load();
        handle.loader ??= handle.page.loader?.(content) ?? noData;
        return handle.page;
      },
    };
    return {
      path,
      id: path,
      handle,
      async lazy() {
        await handle.load();
        return { loader: handle.loader ?? noData };
      },
    };
  }
  return [
    row(paths.home, "home-page", () => import("./src/pages/home-page.tsx")),
    row(paths.about, "about-page", () => import("./src/pages/about-page.tsx")),
    row(
      paths.services,
      "services-page",
      () => import("./src/pages/services-page.tsx"),
    ),
    row(
      paths.webDesign,
      "web-design-page",
      () => import("./src/pages/web-design-page.tsx"),
    ),
    row(
      paths.branding,
      "branding-page",
      () => import("./src/pages/branding-page.tsx"),
    ),
    row(
      paths.webDevelopment,
      "web-development-page",
      () => import("./src/pages/web-development-page.tsx"),
    ),
    row(
      paths.mobileApp,
      "web-development-page",
      () => import("./src/pages/web-development-page.tsx"),
    ),
    row(
      paths.custom,
      "web-development-page",
      () => import("./src/pages/web-development-page.tsx"),
    ),
    row(
      paths.noCode,
      "no-code-page",
      () => import("./src/pages/no-code-page.tsx"),
    ),
    row(
      paths.academy,
      "academy-page",
      () => import("./src/pages/academy-page.tsx"),
    ),
    row(
      paths.portfolio,
      "portfolio-page",
      () => import("./src/pages/portfolio-page.tsx"),
    ),
    row(
      paths.project,
      "project-page",
      () => import("./src/pages/project-page.tsx"),
    ),
    row(paths.blog, "blog-page", () => import("./src/pages/blog-page.tsx")),
    row(
      paths.article,
      "article-page",
      () => import("./src/pages/article-page.tsx"),
    ),
    row(
      paths.careers,
      "careers-page",
      () => import("./src/pages/careers-page.tsx"),
    ),
    row(paths.job, "job-page", () => import("./src/pages/job-page.tsx")),
    row(
      paths.contact,
      "contact-page",
      () => import("./src/pages/contact-page.tsx"),
    ),
    row(
      paths.contactAlias,
      "contact-page",
      () => import("./src/pages/contact-page.tsx"),
    ),
    row("*", "not-found-page", () => import("./src/pages/not-found-page.tsx")),
  ];
}

function noData(): Record<string, never> {
  return {};
}
