/** What the site has enough of: an owner may have one of each. */
import branding from "../../data/branding-questions.json" with { type: "json" };
import home from "../../data/home-questions.json" with { type: "json" };
import {
  featuredProjects,
  projectList,
} from "../../src/agency/projects/projects.ts";
import { team } from "../../src/agency/team/team.ts";
import { clientTestimonials } from "../../src/agency/testimonials/testimonials.ts";
import { shownSigns } from "../../src/pages/home/named-projects.ts";
import { shortCount } from "../../src/pages/portfolio/portfolio-page.tsx";
import sample from "../fixtures/data/content/articles/first-flight.json" with {
  type: "json",
};

/** Tests of rows that scroll, and of lists, are ignored without. */
export const enough = {
  /** So that the strip of works is wider than any window. */
  signs: shownSigns().length > 5,
  /** So that the carousel of the web design page is wider than its window. */
  slides: clientTestimonials("webDesign").slides.length > 3,
  /** To open one and close another. */
  questions: home.questions.length > 2 && branding.questions.length > 2,
  /** So that phones swipe those of the about page. */
  featured: featuredProjects("about").length > 1,
  /** So that the data saver leaves out all but the first of the portfolio. */
  pictures: projectList.length > 1,
  /** So that the sample article shows its author. */
  portraits: team.people.some(({ name, portrait }) =>
    name === sample.author && portrait
  ),
  /** So that the portfolio begins with some of them. */
  projects: projectList.length > shortCount,
};
