import type { Testimonial } from "./schema.ts";

const adaeze: Testimonial = {
  id: "adaeze",
  quote:
    "They asked better questions in the first hour than our last agency asked in a year.",
  name: "Adaeze N.",
  role: "Founder",
  client: { name: "Chedar", project: "chedar-website" },
  portrait: "people/adaeze-n",
};
const tunde: Testimonial = {
  id: "tunde",
  quote:
    "The site loads before the lift doors close. Our enquiries doubled in a quarter.",
  name: "Tunde B.",
  role: "Operations lead",
  client: { name: "Nexant Construction", project: "nexant-construction" },
  portrait: "people/tunde-b",
};
const maryam: Testimonial = {
  id: "maryam",
  quote: "We change timetables ourselves now, at midnight if we have to.",
  name: "Maryam S.",
  role: "Service information manager",
  client: { name: "ARMT", project: "armt-website-cms" },
  portrait: "people/maryam-s",
};
const chidi: Testimonial = {
  id: "chidi",
  quote: "Clear drawings, clear prices, and nobody disappeared in week three.",
  name: "Chidi O.",
  role: "Product manager",
  client: { name: "Tobyteq", project: "tobyteq-website" },
  portrait: "people/chidi-o",
};
const folake: Testimonial = {
  id: "folake",
  quote: "The label alone paid for the project. Buyers recognise the box.",
  name: "Folake A.",
  role: "Owner",
  client: { name: "Fleetwaters Farms", project: "fleetwaters-farms" },
  portrait: "people/folake-a",
};
const emeka: Testimonial = {
  id: "emeka",
  quote:
    "I could explain the design to my board because they had explained it to me.",
  name: "Emeka U.",
  role: "Chief executive",
  client: { name: "Prompt Guardian", project: "prompt-guardian" },
  portrait: "people/emeka-u",
};
const bisi: Testimonial = {
  id: "bisi",
  quote:
    "Our librarians no longer ask whether an answer is true. They open the page and look.",
  name: "Bisi A.",
  role: "Product lead",
  client: { name: "Aurora AI", project: "aurora-ai" },
};
const gbenga: Testimonial = {
  id: "gbenga",
  quote:
    "They read our support mails for a day. The pipes were in there all along.",
  name: "Gbenga F.",
  role: "Co-founder",
  client: { name: "Prompt Plumber AI", project: "prompt-plumber-ai" },
};
const seyi: Testimonial = {
  id: "seyi",
  quote:
    "Creators call the name across a set now. Nobody has asked us to spell it.",
  name: "Seyi M.",
  role: "Founder",
  client: { name: "Alomaa", project: "alomaa" },
};
const ngozi: Testimonial = {
  id: "ngozi",
  quote:
    "The phone rang after every floor. Now investors read the date themselves.",
  name: "Ngozi E.",
  role: "Investor relations",
  client: { name: "Nexant Construction", project: "nexant-construction" },
};
const ibrahim: Testimonial = {
  id: "ibrahim",
  quote:
    "When the lift at Kubwa broke, passengers knew before they left the house.",
  name: "Ibrahim Y.",
  role: "Operations controller",
  client: { name: "ARMT", project: "armt-website" },
};
const sunday: Testimonial = {
  id: "sunday",
  quote:
    "At five in the morning one screen tells me which pond to walk to first.",
  name: "Sunday K.",
  role: "Pond manager",
  client: { name: "Fleetwaters Farms", project: "fleetwaters-farms" },
};
const amina: Testimonial = {
  id: "amina",
  quote:
    "Customers used to ask us what a kilowatt-hour is. Now they ask when to iron.",
  name: "Amina D.",
  role: "Head of support",
  client: { name: "Tobyteq", project: "tobyteq-website" },
};
const kunle: Testimonial = {
  id: "kunle",
  quote:
    "I send the firm reminder without blushing. It still sounds like us, and it gets paid.",
  name: "Kunle R.",
  role: "Head of sales",
  client: { name: "Chedar", project: "chedar-website" },
};
const zainab: Testimonial = {
  id: "zainab",
  quote: "The black bar explains the product before I have said a word.",
  name: "Zainab L.",
  role: "Security lead",
  client: { name: "Prompt Guardian", project: "prompt-guardian" },
};

/** Client testimonials of a service page. */
interface Voices {
  /** Two cards with portraits above the carousel, the leading one first. */
  featured: readonly Testimonial[];
  /** The carousel's six slides. */
  slides: readonly Testimonial[];
}

/** By service. A quote appears on at most two pages, once on each. */
export const clientVoices = {
  branding: {
    featured: [folake, adaeze],
    slides: [seyi, gbenga, kunle, zainab, emeka, chidi],
  },
  webDesign: {
    featured: [emeka, folake],
    slides: [bisi, gbenga, sunday, seyi, amina, ibrahim],
  },
  webDevelopment: {
    featured: [tunde, maryam],
    slides: [ibrahim, ngozi, sunday, bisi, amina, kunle],
  },
} as const satisfies Readonly<Record<string, Voices>>;

/** The three testimonials of "Review" on the services page. */
export const reviews: readonly Testimonial[] = [adaeze, maryam, chidi];
