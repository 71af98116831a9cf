import { paths } from "../../../paths.ts";
import { featured } from "../../../agency/projects/featured-projects.ts";
import words from "../../../../data/words/header.json" with { type: "json" };

/** A link of the services menu. */
interface ServiceLink {
  label: string;
  href: string;
  note: string;
  /** The slug of the project whose cover shows when it is pointed at. */
  project?: string | undefined;
}

export interface ServiceGroup {
  id: "design" | "development" | "build";
  label: string;
  links: readonly ServiceLink[];
  /** The slug of the project whose cover stands beside the links at first. */
  project?: string | undefined;
  caption: string;
}

/** The services menu: three groups, each with its links and a project. */
export function serviceMenu(): ServiceGroup[] {
  const { design, development, build } = words.services;
  const { menu } = featured;
  return [
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
}
