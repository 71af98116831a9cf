import type { ProjectFacts } from "./schema.ts";

/** The facts above each project's pictures, by slug. */
export const projectFacts: Readonly<Record<string, ProjectFacts>> = {
  "aurora-ai": {
    where: "Ibadan",
    work: "Reading view, citation rail",
    time: "Fourteen weeks",
    result: "One library, for a term",
  },
  "prompt-plumber-ai": {
    where: "Ikeja, Lagos",
    work: "Words, pipes, site",
    time: "Nine weeks",
  },
  "nexant-construction": {
    where: "Lekki, Lagos",
    work: "Reporting tool, project pages, type",
    time: "Twelve weeks",
    result: "Investors stopped ringing",
  },
  "prompt-guardian": {
    where: "Abuja",
    work: "Mark, interface, advertising",
    time: "Ten weeks",
  },
  "alomaa": {
    where: "Surulere, Lagos",
    work: "Name, upload, player, titles",
    time: "Eight weeks",
  },
  "fleetwaters-farms": {
    where: "Ikorodu, Lagos",
    work: "Name, box, order page, dashboard",
    time: "Eleven weeks",
    result: "Eleven middlemen fewer",
  },
  "tobyteq-website": {
    where: "Yaba, Lagos",
    work: "Words, screens, wall card",
    time: "Seven weeks",
  },
  "chedar-website": {
    where: "Ikeja, Lagos",
    work: "Brand, invoices, reminders",
    time: "Six weeks",
  },
  "armt-website": {
    where: "Abuja",
    work: "Site, times, notices",
    time: "Thirteen weeks",
  },
  "armt-website-cms": {
    where: "Abuja",
    work: "Desk, previews, three channels",
    time: "Nine weeks",
    result: "Typed once, not three times",
  },
};
