import type { Stat } from "./schema.ts";

/** The four figures below the home page's hero. */
export const homeStats: readonly Stat[] = [
  { figure: "40+", label: "finalized projects" },
  { figure: "96%", label: "conversion rate improvement" },
  { figure: "6+", label: "years of experience" },
  { figure: "24 h", label: "action plan after your first message" },
];

/** The four figures of the web design and web development pages. */
export const impactStats: readonly Stat[] = [
  { figure: "85%", label: "customer satisfaction rate" },
  { figure: "50+", label: "project launches" },
  { figure: "20+", label: "team members" },
  { figure: "20%", label: "clients worked with" },
];
