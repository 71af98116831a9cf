/**
 * The texts that the specification and its contract fix: errors, empty and
 * loading texts, fallbacks, labels, headings and link targets. They stand
 * only here, and of sections in the `fixed-texts.test.ts` and `section.ts` of
 * their folders, because tests that read them from the source would not notice
 * a change.
 *
 * What the editor edits is not fixed: questions, people, prices, testimonials,
 * contact details, projects and records. A word is, as long as its file has it:
 * see `fixedWords`.
 */
import {
  featuredProjects,
  projectList,
} from "../../src/agency/projects/projects.ts";
import {
  clientTestimonials,
  reviews,
} from "../../src/agency/testimonials/testimonials.ts";
import { testApp } from "../support/app.ts";
import { type ContentPage, contentPages } from "../support/content-pages.ts";
import {
  assertTexts,
  completePages,
  fixedWords,
} from "../support/fixed-texts.ts";
import { shellIn } from "../support/html.ts";
import { sections, type TestedSection } from "../support/sections.ts";
import { failing, silent, withRecords } from "../support/content/answers.ts";

/** Gets what is sent of pages before the content service answers. */
async function shells(): Promise<(path: string) => Promise<string>> {
  const app = await testApp({ content: silent });
  return async (path) => await shellIn(await app.request(path));
}

/** A state of the content, and how its pages are got. */
const states = {
  loaded: () => completePages(),
  loading: shells,
  failed: () => completePages(failing("Out of ink")),
  unreachable: () =>
    completePages(() => Promise.reject(new Error("connection refused"))),
  unanswered: () => completePages(silent, { CONTENT_TIMEOUT_MS: "50" }),
  unreadable: () => completePages(() => new Response("{ half")),
  /** No records at all. */
  empty: () => completePages(withRecords({})),
};

const book = fixedWords("site", {
  "book.label": "Book your spot now → /contact-us#book",
});

/**
 * Of what surrounds every page; a link is "label → target". Not of the menu,
 * whose entries owners rename.
 */
const frame = {
  aside: book,
  footer: [
    ...book,
    ...fixedWords("footer", {
      tagline: "Let's Build something together",
      blurb:
        "Building innovative products that meets business demands and serves customers well.",
      "quick.title": "Quick Links",
      "quick.home": "Home → /",
      "quick.about": "About → /about-us",
      "quick.projects": "Projects → /portfolio",
      "company.title": "Company",
      "company.about": "About → /services",
      "company.contact": "Contact → /contact",
      "company.press": "Press → /",
    }),
  ],
};

const processTitles = fixedWords("service-pages", {
  "process.titles.0": "01. Discovery session",
  "process.titles.1": "02. Strategy & Planning",
  "process.titles.2": "03. Design & Visual Creation",
  "process.titles.3": "04. Development & Coding",
  "process.titles.4": "05. Testing & Quality Assurance",
  "process.titles.5": "06. Launch & Support",
});

/** The links of a service's first screen; the first says what was chosen. */
const heroOfService = (service: string) =>
  fixedWords("service-pages", {
    "hero.start": `Get started now → /contact-us#${service}`,
    "hero.cases": "View Case studies → /portfolio",
  });

const process = fixedWords("service-pages", { "process.title": "Our process" });

const impact = fixedWords("service-pages", {
  "impact.stats.0.figure": "85%",
  "impact.stats.0.label": "customer satisfaction rate",
  "impact.stats.1.figure": "50+",
  "impact.stats.1.label": "project launches",
  "impact.stats.2.figure": "20+",
  "impact.stats.2.label": "team members",
  "impact.stats.3.figure": "20%",
  "impact.stats.3.label": "clients worked with",
});

/** Texts that are there only with enough projects or testimonials. */
function when(isShown: boolean, texts: string[]): string[] {
  return isShown ? texts : [];
}

function voicesOf(service: Parameters<typeof clientTestimonials>[0]): string[] {
  const { featured, slides } = clientTestimonials(service);
  return [
    ...when(
      featured.length + slides.length > 0,
      fixedWords("service-pages", { "testimonials.title": "Testimonials" }),
    ),
    ...when(
      slides.length > 1,
      fixedWords("service-pages", {
        "testimonials.previous": "Previous",
        "testimonials.next": "Next",
      }),
    ),
  ];
}

function featuredOf(page: Parameters<typeof featuredProjects>[0]) {
  return featuredProjects(page).length;
}

const allProjects = fixedWords("service-pages", {
  "projects.all": "View projects → /portfolio",
});

/** Texts of the main part, by state and address. */
const texts: Record<keyof typeof states, Record<string, readonly string[]>> = {
  loaded: {
    "/": fixedWords("home", {
      "works.title": "Our Works",
      "reasons.title": "Why work with us",
      "reasons.expertise.title": "Expertise",
      "reasons.communication.title": "Communication",
      "reasons.speed.title": "Accelerated Speed",
      "stats.0.figure": "40+",
      "stats.0.label": "finalized projects",
      "stats.1.figure": "96%",
      "stats.1.label": "conversion rate improvement",
      "stats.2.figure": "6+",
      "stats.2.label": "years of experience",
    }),
    "/about-us": [
      ...fixedWords("about", {
        "story.title": "Our Story",
        "people.book": "Book a Call → /contact-us#book",
        "people.contact": "Get in Touch → /contact",
      }),
      ...when(
        featuredOf("about") > 0 && featuredOf("about") < projectList.length,
        fixedWords("about", {
          "projects.all": "View more projects → /portfolio",
        }),
      ),
    ],
    "/services": [
      ...fixedWords("services", {
        "hero.book": "Book a call → /contact-us#book",
        "problem.title": "The Problem",
        "solution.title": "Our Solution",
        "solution.points.0.title": "Visual Alignment",
        "solution.points.1.title": "Homepage Design",
        "solution.points.2.title": "Additional Pages Design & Development",
        "pricing.title": "Pricing",
        "pricing.book": "Book a discovery call → /contact-us#mini-site",
      }),
      ...when(
        reviews().length > 0,
        fixedWords("services", { "review.title": "Review" }),
      ),
    ],
    "/services/branding": [
      ...heroOfService("branding"),
      ...processTitles,
      ...fixedWords("branding", {
        "benefits.items.0.title": "Customer loyalty",
        "benefits.items.1.title": "Advertising impact",
        "benefits.items.2.title": "Increased revenue",
        "benefits.items.3.title": "Competitive advantage",
        "benefits.items.4.title": "Brand recognition",
        "clients.title": "Featured clients",
      }),
      ...when(
        featuredOf("branding") > 0,
        [
          ...fixedWords("branding", {
            "projects.title": "Featured web design projects",
          }),
          ...allProjects,
        ],
      ),
      ...voicesOf("branding"),
    ],
    "/services/web-design": [
      ...heroOfService("web-design"),
      ...process,
      ...processTitles,
      ...impact,
      ...when(featuredOf("webDesign") > 0, allProjects),
      ...voicesOf("webDesign"),
    ],
    "/services/web-dev": [
      ...heroOfService("web-dev"),
      ...process,
      ...processTitles,
      ...impact,
      ...fixedWords("web-development", {
        "tools.title": "Our tools",
        "tools.categories.frontEnd.label": "Front-end Dev",
        "tools.categories.cms.label": "CMS",
        "tools.categories.backEnd.label": "Back-end Dev",
      }),
      ...when(featuredOf("webDevelopment") > 0, allProjects),
      ...voicesOf("webDevelopment"),
    ],
    "/services/no-code-web-dev": fixedWords("no-code", {
      "hero.tag": "NO CODE WEBDEVELOPMENT",
      "hero.book": "BOOK A FREE CALL → /contact-us#book",
      "hero.works": "SEE OUR WORKS → /portfolio",
      "offerings.blocks.platforms.heading": "Platform flexibility strategy",
      "offerings.blocks.plug.heading": "Custom integration and extensions",
      "offerings.blocks.half.heading": "Hybrid development approach",
      "offerings.blocks.bars.heading": "Scalable architecture planning",
      "offerings.blocks.headset.heading":
        "Ongoing technical support and advisory",
    }),
    "/portfolio": when(
      projectList.length > 6,
      fixedWords("portfolio", { "list.more": "View more projects" }),
    ),
    "/contact-us": [
      ...book,
      ...fixedWords("contact", {
        "hero.title": "Let's Build Something Together",
        "form.title": "Get In Touch",
        "form.person.label": "Full Name",
        "form.project.label": "Project name",
        "form.description.label": "Description",
        "form.timeline.label": "Timeline",
        "form.send": "Send a message",
      }),
    ],
  },
  loading: byPage(({ loading }) => loading),
  failed: byPage(({ failed }) => `${failed}Out of ink`),
  unreachable: byList(({ failed }) =>
    `${failed}The content service cannot be reached`
  ),
  unanswered: byList(({ failed }) =>
    `${failed}The content service did not answer in time`
  ),
  unreadable: byList(({ failed }) =>
    `${failed}The content service sent an unreadable answer`
  ),
  empty: byList(({ empty }) => empty),
};

function byPage(textOf: (page: ContentPage) => string) {
  return Object.fromEntries(
    contentPages.map((page) => [page.path, [textOf(page)]]),
  );
}

function byList(textOf: (list: TestedSection["list"]) => string) {
  return Object.fromEntries(
    sections.map(({ list }) => [list.path, [textOf(list)]]),
  );
}

for (const [state, pages] of Object.entries(texts)) {
  Deno.test(`the pages show the fixed texts: ${state}`, async () => {
    const get = await states[state as keyof typeof states]();
    for (const [address, expected] of Object.entries(pages)) {
      assertTexts(await get(address), "main", expected, address);
    }
  });
}

for (const [part, expected] of Object.entries(frame)) {
  Deno.test(`the ${part} of a page has the fixed texts`, async () => {
    const html = await (await states.loaded())("/privacy");
    assertTexts(html, part, expected);
  });
}
