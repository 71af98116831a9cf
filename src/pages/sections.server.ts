import { about } from "./about/section.server.ts";
import { academy } from "./academy/section.server.ts";
import { blog } from "./blog/section.server.ts";
import { careers } from "./careers/section.server.ts";
import { contact } from "./contact/section.server.ts";
import { home } from "./home/section.server.ts";
import { portfolio } from "./portfolio/section.server.ts";
import type { Section } from "./section.server.ts";
import { services } from "./services/section.server.ts";

/** The sections of the site, in the order of the editor. */
export const sections: readonly Section[] = [
  blog,
  careers,
  portfolio,
  home,
  about,
  services,
  academy,
  contact,
];
