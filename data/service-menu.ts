import { paths } from "../src/paths.ts";
import { featured } from "./featured-projects.ts";
import type { ServiceGroup } from "./schema.ts";
import words from "./words/header.json" with { type: "json" };

const { design, development, build } = words.services;
const { menu } = featured;

/** The services menu: three groups, each with its links and a project. */
export const serviceMenu: readonly ServiceGroup[] = [
  {
    ...design,
    ...menu.design,
    id: "design",
    links: [
      { ...design.links.branding, href: paths.branding },
      {
        ...design.links.webDesign,
        href: paths.webDesign,
        project: menu.webDesign,
      },
      { ...design.links.mobileApp, href: paths.mobileApp },
    ],
  },
  {
    ...development,
    ...menu.development,
    id: "development",
    links: [
      {
        ...development.links.webDevelopment,
        href: paths.webDevelopment,
        project: menu.webDevelopment,
      },
      { ...development.links.migration, href: paths.webDevelopment },
      { ...development.links.figmaToFramer, href: paths.webDevelopment },
      { ...development.links.apps, href: paths.mobileApp },
    ],
  },
  {
    ...build,
    ...menu.build,
    id: "build",
    links: [
      { ...build.links.noCode, href: paths.noCode },
      { ...build.links.mvp, href: paths.custom, project: menu.mvp },
      { ...build.links.code, href: paths.custom, project: menu.code },
    ],
  },
];
