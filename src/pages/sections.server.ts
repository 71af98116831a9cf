import { blog } from "./blog/section.server.ts";
import { careers } from "./careers/section.server.ts";
import { home } from "./home/section.server.ts";
import { portfolio } from "./portfolio/section.server.ts";
import type { Section } from "./section.server.ts";
import { services } from "./services/section.server.ts";

/** The sections that have something to say to the server. */
export const sections: readonly Section[] = [
  home,
  services,
  portfolio,
  blog,
  careers,
];
