import type { PlanStep, WeeklyNote } from "./plan-schemas.ts";
import type { TitledText } from "./schema.ts";

/** The three cards of "Why work with us". */
export const reasons: readonly TitledText[] = [
  {
    title: "Expertise",
    description:
      "Six years of taking products from sketch to release. The person who designs your first screen is in the room when it ships.",
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

/** A note as clients get it after the weekly call. */
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
        "Ponds 1 to 12 report",
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
  answer: "Called: ₦4,900 a kilo",
};

/** The action plan's hours; a gap is the night. */
export const planSteps: readonly PlanStep[] = [
  { time: "09:05", text: "Your message arrives" },
  { time: "09:20", text: "Ife rings you" },
  { time: "11:00", text: "Your site on phones" },
  { time: "14:30", text: "What people do today" },
  { time: "17:00", text: "Three first moves" },
  { time: "08:30", text: "Prices on one page", next: true },
  { time: "09:00", text: "Plan in your inbox" },
];
