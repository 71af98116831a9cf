import type { PlanHour } from "./schema.ts";

/** What a link to the contact page asks for, by the fragment of its address. */
export interface ContactRequest {
  fragment: string;
  /** Fills the project's name in, if it is empty. */
  project: string;
  /** Stands above the form. */
  note: string;
}

export const contactRequests: readonly ContactRequest[] = [
  {
    fragment: "academy",
    project: "Academy application",
    note:
      "Applying to the academy? Name the track you want under Description, and what you have made or learnt so far.",
  },
];

/** Timeline of the 24 hours after a message. */
export const planHours: readonly PlanHour[] = [
  {
    hour: 1,
    title: "9 to 10 a.m.",
    text: "Ife reads it. If anything is unclear, she rings you.",
  },
  { hour: 2, text: "We open what you have on the nine phones." },
  { hour: 5, text: "Kene finds out how your customers cope today." },
  { hour: 8, text: "We choose the three things to do first." },
  {
    hour: 14,
    title: "Overnight",
    text: "We sleep on it.",
  },
  { hour: 23, text: "Each of the three gets a price and a person." },
  {
    hour: 24,
    title: "9 a.m.",
    text: "The plan is in your inbox. It is yours whether or not you hire us.",
  },
];
