import type { IconItem, NoCodeProblem, Offering } from "./schema.ts";

/** Common worries about no-code, each with our reply. */
export const noCodeProblems: readonly NoCodeProblem[] = [
  {
    problem: "“We will be locked in to one platform.”",
    solution:
      "Content lives in a portable format from day one, and we write the exit plan with the estimate. Leaving is a known cost, not a rescue.",
  },
  {
    problem: "“It will not do the one thing we need.”",
    solution:
      "We find that one thing in the first week and build it as a small service beside the site, so that the platform never has to bend.",
  },
  {
    problem: "“It will slow down as we grow.”",
    solution:
      "We set a page budget, test it monthly, and move the heavy pages to code first. The rest stays where it is cheap.",
  },
];

/**
 * The five solution offerings, which avoid lock-in, each with what it costs to
 * build and to leave.
 */
export const solutionOfferings: readonly Offering[] = [
  {
    icon: "platforms",
    heading: "Platform flexibility strategy",
    description:
      "A written comparison of two platforms for your case, with the cost of leaving each.",
    build: "Two days, before anything is built.",
    leave: "Nothing. The comparison is yours to keep.",
  },
  {
    icon: "plug",
    heading: "Custom integration and extensions",
    description:
      "Payments, bookings, stock and mail connected through small services you own.",
    build: "Two to five days for each service.",
    leave: "Nothing. They run on your account and stay there.",
  },
  {
    icon: "half",
    heading: "Hybrid development approach",
    description:
      "No-code for pages that change weekly, code for the parts that must not break.",
    build: "A week more than with blocks alone.",
    leave: "Half the usual work. The parts in code move as they are.",
  },
  {
    icon: "bars",
    heading: "Scalable architecture planning",
    description:
      "A drawing of what moves first at ten times the traffic, agreed before launch.",
    build: "One day, with your own figures.",
    leave: "About a week for each heavy page, in the order drawn.",
  },
  {
    icon: "headset",
    heading: "Ongoing technical support and advisory",
    description: "Two hours a month with an engineer who knows your set-up.",
    build: "Nothing. It starts at launch.",
    leave: "A month’s notice. You keep the notes.",
  },
];

/** Five benefits of no-code: a row of three, then a row of two. */
export const noCodeBenefits: readonly IconItem[] = [
  {
    icon: "weeks",
    heading: "Weeks, not months",
    description: "Most sites launch in three to five weeks.",
  },
  {
    icon: "edit",
    heading: "Edit it yourself",
    description: "Your team changes words and pictures the same day.",
  },
  {
    icon: "price",
    heading: "A smaller first bill",
    description: "Spend on the idea, not the plumbing.",
  },
  {
    icon: "proof",
    heading: "Proof before code",
    description: "Learn what people use, then build only that.",
  },
  {
    icon: "tree",
    heading: "A clean hand-over",
    description: "Structure, names and content an engineer can pick up.",
  },
];
