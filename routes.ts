import { notFoundPattern, paths } from "./src/addresses/paths.ts";
import type { PageTable } from "./src/routing/page-module.ts";

/** Which page each address shows, on the server and in the browser alike. */
export const pages: PageTable = {
  [paths.home]: () => import("./src/pages/home/home-page.tsx"),
  [paths.about]: () => import("./src/pages/about/about-page.tsx"),
  [paths.services]: () => import("./src/pages/services/services-page.tsx"),
  [paths.webDesign]: () =>
    import("./src/pages/service-detail/web-design-page.tsx"),
  [paths.branding]: () => import("./src/pages/branding/branding-page.tsx"),
  [paths.webDevelopment]: () =>
    import("./src/pages/service-detail/web-development-page.tsx"),
  [paths.noCode]: () => import("./src/pages/no-code/no-code-page.tsx"),
  [paths.academy]: () => import("./src/pages/academy/academy-page.tsx"),
  [paths.portfolio]: () => import("./src/pages/portfolio/portfolio-page.tsx"),
  [paths.project]: () => import("./src/pages/project/project-page.tsx"),
  [paths.blog]: () => import("./src/pages/blog/blog-page.tsx"),
  [paths.article]: () => import("./src/pages/article/article-page.tsx"),
  [paths.careers]: () => import("./src/pages/careers/careers-page.tsx"),
  [paths.job]: () => import("./src/pages/job/job-page.tsx"),
  [paths.contact]: () => import("./src/pages/contact/contact-page.tsx"),
  [paths.privacy]: () => import("./src/pages/privacy/privacy-page.tsx"),
  [notFoundPattern]: () => import("./src/pages/not-found/not-found-page.tsx"),
};
