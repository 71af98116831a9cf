import type { Faq } from "../src/pages/questions.server.ts";
import questions from "./home-questions.json" with { type: "json" };
import { questionsOf } from "./questions.ts";
import { site } from "./site.ts";
import type {
  Field,
  PlanStep,
  Sign,
  Stat,
  TitledText,
  WeeklyNote,
} from "./schema.ts";

/** The figures below the home page's hero. */
export const homeStats: readonly Stat[] = [
  { figure: "40+", label: "finalized projects" },
  { figure: "96%", label: "conversion rate improvement" },
  { figure: "6+", label: "years of experience" },
  { figure: "24 h", label: "action plan after your first message" },
  { figure: site.figmaToFramerFrom, label: "and up for Figma-to-Framer" },
];

/** The signs of "Our Works" in display order, each with a short line. */
export const signs: readonly Sign[] = [
  { slug: "fleetwaters-farms", line: "Name, order page and ponds" },
  { slug: "nexant-construction", line: "A tower, floor by floor" },
  { slug: "alomaa", line: "Filmed by day, cut by dawn" },
  { slug: "prompt-guardian", line: "Stops secrets in prompts" },
  { slug: "armt-website", line: "Next trains in under a second" },
  { slug: "chedar-website", line: "Friendly, strict invoices" },
  { slug: "prompt-plumber-ai", line: "Finds the weak joint" },
  { slug: "tobyteq-website", line: "Solar in household terms" },
  { slug: "aurora-ai", line: "Answers, and shows you the page" },
  { slug: "armt-website-cms", line: "One notice, three channels" },
];

/** The sign after those: a visitor's own project, and what comes of a message. */
export const lastStop = {
  title: "Your project",
  note: "24 h: plan in your inbox",
};

/** Fields of work, each with the slugs of its projects. */
export const fields: readonly Field[] = [
  {
    name: "AI tools",
    projects: ["aurora-ai", "prompt-plumber-ai", "prompt-guardian"],
  },
  { name: "Construction", projects: ["nexant-construction"] },
  { name: "Agriculture", projects: ["fleetwaters-farms"] },
  { name: "Video editing", projects: ["alomaa"] },
  {
    name: "SaaS",
    projects: ["prompt-guardian", "tobyteq-website", "chedar-website"],
  },
  { name: "Public rail", projects: ["armt-website", "armt-website-cms"] },
];

/** The parts of a product, in the order of the drawing's labels 1 to 6. */
export const features: readonly TitledText[] = [
  {
    title: "Interface design",
    description: "Clear screens, tested on real phones before you see them.",
  },
  {
    title: "Measurement",
    description: "Privacy-friendly analytics you can read yourself.",
  },
  {
    title: "Security",
    description:
      "Weekly updates, backups we have test-restored, forms that keep spam out.",
  },
  {
    title: "Content you can edit",
    description: "Your team changes any word or picture, without asking us.",
  },
  {
    title: "Code that lasts",
    description: "Plain, typed and documented. You get the keys.",
  },
  {
    title: "Speed",
    description:
      "Main content inside 2.5 seconds on the ₦41,000 phone in our drawer.",
  },
];

/** The three cards of "Why work with us". */
export const reasons: readonly TitledText[] = [
  {
    title: "Expertise",
    description:
      "Every page is tested on these nine phones. The cheapest cost ₦19,900. The person who designs your first screen is in the room when it ships.",
  },
  {
    title: "Communication",
    description:
      "One channel, one weekly call and a written note after each. You always know what is done, what is next and what is stuck.",
  },
  {
    title: "Accelerated Speed",
    description:
      "A 24-hour action plan after your first message, and a first design direction inside a week.",
  },
];

/** A sample of the note that clients get after the weekly call. */
export const weeklyNote: WeeklyNote = {
  title: "Week 7",
  client: "Fleetwaters Farms",
  sent: "Friday, 4:10 p.m.",
  parts: [
    {
      title: "Done",
      items: [
        "Order page opens in 1.2 s",
        "Box label printed",
        "Ponds 1 to 12 send readings",
      ],
    },
    {
      title: "Next",
      items: ["28 more ponds"],
    },
    {
      title: "Stuck",
      items: ["The price of smoked catfish"],
    },
  ],
  answer: "Called: ₦6,500 a box",
};

/** The action plan's hours; the gap is the night. */
export const planSteps: readonly PlanStep[] = [
  { time: "09:05", text: "Your message arrives" },
  { time: "09:20", text: "Ife rings you" },
  { time: "11:00", text: "Your site on phones" },
  { time: "14:30", text: "How customers cope today" },
  { time: "17:00", text: "Three things to do first" },
  { time: "08:30", text: "Prices on one page", next: true },
  { time: "09:00", text: "Plan in your inbox" },
];

/** The questions on the home page. */
export const homeFaq: readonly Faq[] = questionsOf(questions);
