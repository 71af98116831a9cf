import { figmaToFramerFrom } from "./starting-price.ts";
import type {
  Faq,
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
  { figure: figmaToFramerFrom, label: "and up for Figma-to-Framer" },
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

/** The seven questions on the home page. */
export const homeFaq: readonly Faq[] = [
  {
    id: "how-long",
    question: "How long does a website take?",
    answer:
      "Most sites of up to four pages take four to six weeks from the discovery session to launch. A site of five to fifteen pages takes eight to twelve. You see the first design direction in week one.",
  },
  {
    id: "after-the-form",
    question: "What happens after I send the form?",
    answer:
      "We reply within a day with a 24-hour action plan: what we would do first, who would do it, and the questions we still have. It is yours whether or not you hire us.",
  },
  {
    id: "mobile-apps",
    question: "Do you build mobile apps?",
    answer:
      "We design them, for iOS and Mac OS. We do not develop them. The files we hand over are ready for your own engineers, and we stay on call while they build.",
  },
  {
    id: "figma-to-framer",
    question: "What does a Figma-to-Framer build cost?",
    answer:
      `It starts from ${figmaToFramerFrom}. The price depends on the number of pages and on how much of the motion in the file should survive the move. You get a fixed figure before we start.`,
  },
  {
    id: "own-developers",
    question: "Can you work with our own developers?",
    answer:
      "Yes. We join your repository or hand over ours, follow your review rules, and write notes a stranger can follow.",
  },
  {
    id: "refunds",
    question: "Do you offer refunds?",
    answer:
      "No. Every project is split into stages instead, each with its own price and result, and nothing starts until you have signed that stage off.",
  },
  {
    id: "ownership",
    question: "Who owns the work?",
    answer:
      "You do, from the day the final invoice is paid: files, fonts we bought for you, code and content. We ask only to show it in our portfolio.",
  },
];
