import type { StaffMember } from "./schema.ts";

/** The people of the About page: a sample team. */
export const staff: readonly StaffMember[] = [
  {
    name: "Ife Adeyemi",
    role: "Founder, creative director",
    line: "Still answers the contact form.",
    portrait: "people/ife-adeyemi",
  },
  {
    name: "Bashir Lawal",
    role: "Engineering lead",
    line: "Keeps the drawer of cheap phones.",
    portrait: "people/bashir-lawal",
  },
  {
    name: "Nneka Obi",
    role: "Product designer",
    line: "Draws the error state first.",
    portrait: "people/nneka-obi",
  },
  {
    name: "Dayo Fashola",
    role: "Brand designer",
    line: "Paints every mark on a bus door before you see it.",
    portrait: "people/dayo-fashola",
  },
  {
    name: "Halima Sule",
    role: "Front-end engineer",
    line: "Counts kilobytes on the way to work.",
    portrait: "people/halima-sule",
  },
  {
    name: "Kene Umeh",
    role: "Strategy and research",
    line: "Asks what people did before you existed.",
    portrait: "people/kene-umeh",
  },
  {
    name: "Ronke Bello",
    role: "Academy lead",
    line: "Teaches by reading code aloud.",
    portrait: "people/ronke-bello",
  },
  {
    name: "Timi Douglas",
    role: "Studio coordinator",
    line: "Calendars, contracts and the generator.",
    portrait: "people/timi-douglas",
  },
];
