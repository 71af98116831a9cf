import type { Testimonial } from "./schema.ts";

const adaeze: Testimonial = {
  id: "t1",
  quote:
    "They asked better questions in the first hour than our last agency asked in a year.",
  name: "Adaeze N.",
  role: "Founder, invoicing start-up",
  portrait: "people/adaeze-n",
};
const tunde: Testimonial = {
  id: "t2",
  quote:
    "The site loads before the lift doors close. Our enquiries doubled in a quarter.",
  name: "Tunde B.",
  role: "Operations lead, contractor",
  portrait: "people/tunde-b",
};
const maryam: Testimonial = {
  id: "t3",
  quote: "We change timetables ourselves now, at midnight if we have to.",
  name: "Maryam S.",
  role: "Service information manager",
  portrait: "people/maryam-s",
};
const chidi: Testimonial = {
  id: "t4",
  quote: "Clear drawings, clear prices, and nobody disappeared in week three.",
  name: "Chidi O.",
  role: "Product manager, energy",
  portrait: "people/chidi-o",
};
const folake: Testimonial = {
  id: "t5",
  quote: "The label alone paid for the project. Buyers recognise the box.",
  name: "Folake A.",
  role: "Farm owner",
  portrait: "people/folake-a",
};
const emeka: Testimonial = {
  id: "t6",
  quote:
    "I could explain the design to my board because they had explained it to me.",
  name: "Emeka U.",
  role: "Chief executive, security",
  portrait: "people/emeka-u",
};

/** The six slides of the carousel. */
export const testimonials: readonly Testimonial[] = [
  maryam,
  chidi,
  folake,
  emeka,
  adaeze,
  tunde,
];

/** The two cards next to the carousel, the leading one first. */
export const featuredTestimonials: readonly Testimonial[] = [tunde, adaeze];

/** The same on the branding page: about a label, not about loading. */
export const brandingTestimonials: readonly Testimonial[] = [folake, adaeze];

/** The three of the services page's "Review". */
export const reviews: readonly Testimonial[] = [adaeze, maryam, chidi];
