/**
 * The texts that the specification and its contract fix: errors, empty and
 * loading texts, fallbacks, labels, headings and link targets. They stand
 * only here, and of sections in the `fixed-texts.test.ts` and `section.ts` of
 * their folders, because tests that read them from the source would not notice
 * a change.
 *
 * What the editor edits is not fixed: questions, people, prices, testimonials,
 * contact details, projects and records. A word is, while it is the one that
 * the site was shipped with: see `shipped-words.ts`.
 */
import {
  featuredProjects,
  projectList,
} from "../../src/agency/projects/projects.ts";
import {
  clientVoices,
  reviews,
} from "../../src/agency/testimonials/testimonials.ts";
import { shellOf } from "../support/app.ts";
import { type ContentPage, contentPages } from "../support/content-pages.ts";
import { assertTexts, completePages } from "../support/fixed-texts.ts";
import { sections, type TestedSection } from "../support/sections.ts";
import { failing, silent, withRecords } from "../support/content/answers.ts";

/** A state of the content, and how its pages are got. */
const states = {
  loaded: () => completePages(),
  loading: () => Promise.resolve(shellOf),
  failed: () => completePages(failing("Out of ink")),
  unreachable: () =>
    completePages(() => Promise.reject(new Error("connection refused"))),
  unanswered: () => completePages(silent, { CONTENT_TIMEOUT_MS: "50" }),
  unreadable: () => completePages(() => new Response("{ half")),
  /** No records at all. */
  empty: () => completePages(withRecords({})),
};

/**
 * Of what surrounds every page; a link is "label → target". Not of the menu,
 * whose entries owners rename.
 */
const frame = {
  aside: ["Book your spot now → /contact-us#book"],
  footer: [
    "Book your spot now → /contact-us#book",
    "Let's Build something together",
    "Building innovative products that meets business demands and serves customers well.",
    "Book your spot now → /contact-us#book",
    ...["Quick Links", "Home → /", "About → /about-us"],
    "Projects → /portfolio",
    ...["Company", "About → /services", "Contact → /contact"],
    ...["Press → /"],
  ],
};

const processTitles = [
  ...["01. Discovery session", "02. Strategy & Planning"],
  ...["03. Design & Visual Creation", "04. Development & Coding"],
  ...["05. Testing & Quality Assurance", "06. Launch & Support"],
];

/** The links of a service's first screen; the first says what was chosen. */
const heroOfService = (service: string) => [
  `Get started now → /contact-us#${service}`,
  "View Case studies → /portfolio",
];

const impact = [
  ...["85%", "customer satisfaction rate", "50+", "project launches"],
  ...["20+", "team members", "20%", "clients worked with"],
];

/** Texts that are there only with enough projects or testimonials. */
function when(isShown: boolean, ...texts: string[]): string[] {
  return isShown ? texts : [];
}

function voicesOf(service: Parameters<typeof clientVoices>[0]): string[] {
  const { featured, slides } = clientVoices(service);
  return [
    ...when(featured.length + slides.length > 0, "Testimonials"),
    ...when(slides.length > 1, "Previous", "Next"),
  ];
}

function featuredOf(page: Parameters<typeof featuredProjects>[0]) {
  return featuredProjects(page).length;
}

/** Texts of the main part, by state and address. */
const texts: Record<keyof typeof states, Record<string, readonly string[]>> = {
  loaded: {
    "/": [
      ...["Our Works", "Why work with us"],
      ...["Expertise", "Communication", "Accelerated Speed"],
      ...["40+", "finalized projects"],
      ...["96%", "conversion rate improvement", "6+", "years of experience"],
    ],
    "/about-us": [
      ...["Our Story", "Book a Call → /contact-us#book"],
      "Get in Touch → /contact",
      ...when(
        featuredOf("about") > 0 && featuredOf("about") < projectList.length,
        "View more projects → /portfolio",
      ),
    ],
    "/services": [
      "Book a call → /contact-us#book",
      ...["The Problem", "Our Solution", "Pricing"],
      ...when(reviews().length > 0, "Review"),
      ...["Visual Alignment", "Homepage Design"],
      "Additional Pages Design & Development",
      "Book a discovery call → /contact-us#mini-site",
    ],
    "/services/branding": [
      ...heroOfService("branding"),
      ...processTitles,
      ...["Customer loyalty", "Advertising impact", "Increased revenue"],
      ...["Competitive advantage", "Brand recognition", "Featured clients"],
      ...when(
        featuredOf("branding") > 0,
        "Featured web design projects",
        "View projects → /portfolio",
      ),
      ...voicesOf("branding"),
    ],
    "/services/web-design": [
      ...heroOfService("web-design"),
      ...processTitles,
      ...impact,
      "Our process",
      ...when(featuredOf("webDesign") > 0, "View projects → /portfolio"),
      ...voicesOf("webDesign"),
    ],
    "/services/web-dev": [
      ...heroOfService("web-dev"),
      ...processTitles,
      ...impact,
      ...["Our process", "Our tools", "Front-end Dev", "CMS", "Back-end Dev"],
      ...when(featuredOf("webDevelopment") > 0, "View projects → /portfolio"),
      ...voicesOf("webDevelopment"),
    ],
    "/services/no-code-web-dev": [
      "NO CODE WEBDEVELOPMENT",
      "BOOK A FREE CALL → /contact-us#book",
      "SEE OUR WORKS → /portfolio",
      "Platform flexibility strategy",
      "Custom integration and extensions",
      "Hybrid development approach",
      "Scalable architecture planning",
      "Ongoing technical support and advisory",
    ],
    "/portfolio": when(projectList.length > 6, "View more projects"),
    "/contact-us": [
      "Let's Build Something Together",
      "Book your spot now → /contact-us#book",
      ...["Get In Touch", "Full Name", "Project name", "Description"],
      ...["Timeline", "Send a message"],
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
