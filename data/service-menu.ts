import { paths } from "../src/paths.ts";
import { site } from "./site.ts";
import type { ServiceGroup } from "./schema.ts";

/** The services menu: three groups, each with its links and one picture. */
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
    picture: {
      picture: "fleetwaters-farms/cover",
      caption: "Fleetwaters Farms: a label buyers recognise",
      alt: "Fleetwaters Farms: box label and order page over ponds from above",
    },
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
    picture: {
      picture: "armt-website/cover",
      caption: "ARMT: live times for a city rail network",
      alt: "ARMT: next trains from Central over a map of the lines",
    },
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
    picture: {
      picture: "prompt-plumber-ai/cover",
      caption: "Prompt Plumber AI: first version",
      alt: "Prompt Plumber AI: job card on a wall of thick pipes",
    },
  },
];
