import { paths } from "../src/paths.ts";
import type { ServiceGroup } from "./schema.ts";
import words from "./words/header.json" with { type: "json" };

const { design, development, build } = words.services;

/** The services menu: three groups, each with its links and a project. */
export const serviceMenu: readonly ServiceGroup[] = [
  {
    ...design,
    id: "design",
    links: [
      { ...design.links.branding, href: paths.branding },
      {
        ...design.links.webDesign,
        href: paths.webDesign,
        project: "tobyteq-website",
      },
      { ...design.links.mobileApp, href: paths.mobileApp },
    ],
    project: "fleetwaters-farms",
  },
  {
    ...development,
    id: "development",
    links: [
      {
        ...development.links.webDevelopment,
        href: paths.webDevelopment,
        project: "nexant-construction",
      },
      { ...development.links.migration, href: paths.webDevelopment },
      { ...development.links.figmaToFramer, href: paths.webDevelopment },
      { ...development.links.apps, href: paths.mobileApp },
    ],
    project: "armt-website",
  },
  {
    ...build,
    id: "build",
    links: [
      { ...build.links.noCode, href: paths.noCode },
      { ...build.links.mvp, href: paths.custom, project: "aurora-ai" },
      { ...build.links.code, href: paths.custom, project: "armt-website-cms" },
    ],
    project: "prompt-plumber-ai",
  },
];
