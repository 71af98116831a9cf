import type { ProjectSummary } from "./schema.ts";

/** Card data of the projects, in portfolio order. */
export const projectList: readonly ProjectSummary[] = [
  {
    id: "1",
    name: "Aurora AI",
    slug: "aurora-ai",
    line:
      "A reading assistant that answers from your documents and shows you the page.",
    tags: ["AI tool", "Product design", "Web app"],
    display: "",
    fullSpanIndices: [1, 4, 9],
    coverAlt: "Aurora AI: reading view under the bars",
    ground: "#061820",
    ink: "dark",
  },
  {
    id: "2",
    name: "Prompt Plumber AI",
    slug: "prompt-plumber-ai",
    line:
      "Finds the weak joint in a prompt and repairs it before you press run.",
    tags: ["AI tool", "Branding", "Web design"],
    display: "",
    fullSpanIndices: [1, 6],
    coverAlt: "Prompt Plumber AI: pipe wall with job card",
    ground: "#ff5a36",
    ink: "light",
  },
  {
    id: "3",
    name: "Nexant Construction",
    slug: "nexant-construction",
    line: "A contractor’s site that reports each project floor by floor.",
    tags: ["Construction", "Web development"],
    display: "",
    fullSpanIndices: [1, 4, 7, 10],
    coverAlt: "Nexant Construction: tower and crane",
    ground: "#d9d6cb",
    ink: "dark",
  },
  {
    id: "4",
    name: "Prompt Guardian",
    slug: "prompt-guardian",
    line:
      "Stops keys, cards and names from leaving the building inside a prompt.",
    tags: ["AI tool", "SaaS", "Web app"],
    display: "",
    fullSpanIndices: [1, 6],
    coverAlt: "Prompt Guardian: redacted thread",
    ground: "#dbdcd0",
    ink: "light",
  },
  {
    id: "5",
    name: "Alomaa",
    slug: "alomaa",
    line: "Overnight video editing for people who film all day.",
    tags: ["Video editing", "Branding", "Web design"],
    display: "",
    fullSpanIndices: [1, 4, 11],
    coverAlt: "Alomaa: wordmark and timeline",
    ground: "#150e12",
    ink: "dark",
  },
  {
    id: "6",
    name: "Fleetwaters Farms",
    slug: "fleetwaters-farms",
    line: "A fish farm’s identity, weekly order page and pond dashboard.",
    tags: ["Agriculture", "Branding", "Web design"],
    display: "",
    fullSpanIndices: [1, 4, 7],
    coverAlt: "Fleetwaters Farms: ponds and name",
    ground: "#0b3a42",
    ink: "dark",
  },
  {
    id: "7",
    name: "Tobyteq",
    slug: "tobyteq-website",
    line: "Solar monitoring explained to people who just want the lights on.",
    tags: ["SaaS", "Web design"],
    display: "",
    fullSpanIndices: [1, 4],
    coverAlt: "Tobyteq: roof from above, with the tank’s shadow",
    ground: "#bbd9f2",
    ink: "light",
  },
  {
    id: "8",
    name: "Chedar",
    slug: "chedar-website",
    line:
      "Invoices and reminders for small teams that would rather be working.",
    tags: ["SaaS", "Branding"],
    display: "",
    fullSpanIndices: [1, 4, 9],
    coverAlt: "Chedar: “Paid by Friday.”",
    ground: "#f6a81c",
    ink: "light",
  },
  {
    id: "9",
    name: "ARMT",
    slug: "armt-website",
    line: "Live times and service notices for a city rail network.",
    tags: ["Public rail", "Web development"],
    display: "",
    fullSpanIndices: [1, 4, 7, 10],
    coverAlt: "ARMT: map and next trains",
    ground: "#edf1ec",
    ink: "light",
  },
  {
    id: "10",
    name: "ARMT CMS",
    slug: "armt-website-cms",
    line:
      "One desk that publishes to the website, the platform screens and SMS.",
    tags: [],
    display: "",
    fullSpanIndices: [1, 4, 7],
    coverAlt: "ARMT CMS: notices desk",
    ground: "#08814f",
    ink: "dark",
  },
];

/** Slugs of the projects that each page features, in display order. */
export const featuredSlugs = {
  about: [
    "fleetwaters-farms",
    "aurora-ai",
    "armt-website",
    "nexant-construction",
    "chedar-website",
    "alomaa",
  ],
  services: [
    "armt-website",
    "fleetwaters-farms",
    "prompt-plumber-ai",
    "alomaa",
    "nexant-construction",
    "tobyteq-website",
  ],
  branding: ["chedar-website", "alomaa", "fleetwaters-farms"],
  webDesign: ["aurora-ai", "prompt-plumber-ai", "tobyteq-website"],
  webDevelopment: ["armt-website", "nexant-construction", "armt-website-cms"],
} as const;

/** The projects that `page` features, in display order. */
export function featuredProjects(
  page: keyof typeof featuredSlugs,
): readonly ProjectSummary[] {
  return featuredSlugs[page].flatMap((slug) =>
    projectList.filter((project) => project.slug === slug)
  );
}
