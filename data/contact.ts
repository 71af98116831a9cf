import type { PlanHour } from "./schema.ts";

/** Timeline of the 24 hours after a message. */
export const planHours: readonly PlanHour[] = [
  {
    hour: 1,
    title: "9 to 10 a.m.",
    text: "Ife reads it. If a word is unclear, the phone rings.",
  },
  { hour: 2, text: "We open what you have on the nine phones." },
  { hour: 5, text: "Kene writes down how people manage without you today." },
  { hour: 8, text: "We choose the three things to do first." },
  {
    hour: 14,
    title: "Overnight",
    text: "We sleep on it.",
  },
  { hour: 23, text: "A price and a name beside each of the three." },
  {
    hour: 24,
    title: "9 a.m.",
    text: "The plan is in your inbox. It is yours either way.",
  },
];
