import { paths } from "../src/paths.ts";
import { site } from "./site.ts";
import type { ServiceGroup } from "./schema.ts";

/** The services menu: three groups, each with its links and a project. */
export const serviceMenu: readonly ServiceGroup[] = [
  {
    id: "design",
    label: "Design",
    links: [
      {
        label: "Branding",
        href: paths.branding,
        note: "Name, logo, guidelines",
      },
      {
        label: "Web design",
        href: paths.webDesign,
        note: "Pages people read to the end",
        project: "tobyteq-website",
      },
      {
        label: "Mobile app",
        href: paths.mobileApp,
        note: "Design for iOS",
      },
    ],
    project: "fleetwaters-farms",
    caption: "Fleetwaters Farms: a label buyers recognise",
  },
  {
    id: "development",
    label: "Development",
    links: [
      {
        label: "Website development",
        href: paths.webDevelopment,
        note: "Fast, maintainable sites",
        project: "nexant-construction",
      },
      {
        label: "Website migration",
        href: paths.webDevelopment,
        note: "Move without losing your rankings",
      },
      {
        label: "Figma to Framer",
        href: paths.webDevelopment,
        note: `From ${site.figmaToFramerFrom}`,
      },
      {
        label: "Desktop and mobile apps",
        href: paths.mobileApp,
        note: "Design for iOS and Mac OS",
      },
    ],
    project: "armt-website",
    caption: "ARMT: live times for a city rail network",
  },
  {
    id: "build",
    label: "Build",
    links: [
      {
        label: "No-code web development",
        href: paths.noCode,
        note: "Launch in weeks, keep the exit open",
      },
      {
        label: "Custom MVP",
        href: paths.custom,
        note: "The smallest version worth paying for",
        project: "aurora-ai",
      },
      {
        label: "Custom code",
        href: paths.custom,
        note: "When no template fits",
        project: "armt-website-cms",
      },
    ],
    project: "prompt-plumber-ai",
    caption: "Prompt Plumber AI: first version",
  },
];
