/**
 * The texts that the specification and its contract fix: errors, empty and
 * loading texts, fallbacks, labels, headings and link targets. They stand
 * only here (those of a section's states in its `section.ts`), because tests
 * that read them from the source would not notice a change.
 *
 * What the editor edits is not fixed: questions, people, prices, testimonials,
 * contact details, projects and records.
 */
import assert from "node:assert/strict";
import { DomUtils, parseDocument } from "htmlparser2";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { site } from "../../data/site.ts";
import { ApplicationDialog } from "../../src/pages/careers/application-dialog.tsx";
import { shellOf, type TestApp, testApp } from "../support/app.ts";
import { type ContentPage, contentPages } from "../support/content-pages.ts";
import { recordsOfEach, sections } from "../support/sections.ts";
import { blog } from "../pages/blog/section.ts";
import {
  failing,
  type FakeAnswer,
  silent,
  withRecords,
} from "../support/content/answers.ts";

/** A state of the content, and how its pages are got. */
const states = {
  loaded: appWith(),
  loading: () => Promise.resolve(shellOf),
  failed: appWith(failing("Out of ink")),
  unreachable: appWith(() => Promise.reject(new Error("connection refused"))),
  unanswered: appWith(silent, { CONTENT_TIMEOUT_MS: "50" }),
  unreadable: appWith(() => new Response("{ half")),
  /** No records at all. */
  empty: appWith(withRecords({})),
  /** Records of which no field but the id can be shown. */
  bare: appWith(
    withRecords(recordsOfEach(() => [{ _id: "bare", title: "", content: [] }])),
  ),
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
    ...["Careers → /careers", "Press → /"],
  ],
};

const processTitles = [
  ...["01. Discovery session", "02. Strategy & Planning"],
  ...["03. Design & Visual Creation", "04. Development & Coding"],
  ...["05. Testing & Quality Assurance", "06. Launch & Support"],
];

const heroOfService = [
  "Get started now → /contact-us",
  "View Case studies → /portfolio",
  "View projects → /portfolio",
];

const impact = [
  ...["85%", "customer satisfaction rate", "50+", "project launches"],
  ...["20+", "team members", "20%", "clients worked with"],
];

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
      ...["Get in Touch → /contact", "View more projects → /portfolio"],
    ],
    "/academy": [
      "Apply Now → /contact-us#academy",
      "Get started → /contact-us#academy",
      ...["Software Engineering", "Product Management"],
      ...["Product Design", "Data Analysis"],
      "Six weeks of training and mentoring, then real project experience.",
    ],
    "/services": [
      "Book a call → /contact-us#book",
      ...["The Problem", "Our Solution", "Pricing", "Review"],
      ...["Visual Alignment", "Homepage Design"],
      "Additional Pages Design & Development",
      "Book a discovery call → /contact-us#book",
    ],
    "/services/branding": [
      ...heroOfService,
      ...processTitles,
      ...["Customer loyalty", "Advertising impact", "Increased revenue"],
      ...["Competitive advantage", "Brand recognition", "Featured clients"],
      ...["Featured web design projects", "Previous", "Next"],
    ],
    "/services/web-design": [
      ...heroOfService,
      ...processTitles,
      ...impact,
      ...["Our process", "Testimonials", "Previous", "Next"],
    ],
    "/services/web-dev": [
      ...heroOfService,
      ...processTitles,
      ...impact,
      ...["Our process", "Our tools", "Front-end Dev", "CMS", "Back-end Dev"],
      ...["Testimonials", "Previous", "Next"],
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
    "/portfolio": ["View more projects"],
    "/blog": [
      ...["RECENT POSTS", "FEATURED BLOGS", "Search"],
      "Search by name or category e.g AI",
    ],
    "/blog?q=nothing": [blog.list.empty],
    "/blog/first-flight": ["CONTENT", "Written By", "Updated On"],
    "/careers": [
      "Join Us. We are hiring!",
      "View → /careers/python-instructor",
    ],
    "/careers/python-instructor": [
      ...["Apply here", "Apply Here"],
      ...["Location", "Job Type", "Experience Level"],
      ...["About Us", "Job Overview", "Key Responsibilities/Requirements"],
      ...["Exciting projects", "Flexible work environment"],
      "Competitive salary",
    ],
    "/contact-us": [
      "Let's Build Something Together",
      "Book your spot now → /contact-us#book",
      ...["Get In Touch", "Full Name", "Project name", "Description"],
      ...["Timeline", "Send a message"],
    ],
  },
  loading: byPage(({ loading }) => loading),
  failed: byPage(({ failed }) => `${failed}Out of ink`),
  unreachable: {
    "/blog": [`${blog.list.failed}The content service cannot be reached`],
  },
  unanswered: {
    "/blog": [
      `${blog.list.failed}The content service did not answer in time`,
    ],
  },
  unreadable: {
    "/blog": [
      `${blog.list.failed}The content service sent an unreadable answer`,
    ],
  },
  empty: Object.fromEntries(
    sections.map(({ list }) => [list.path, [list.empty]]),
  ),
  bare: {
    "/blog": ["The Power of Design", "No preview available..."],
    "/blog/bare": ["The Power of Design", site.name, "December 13, 2023"],
    "/careers": ["Other", "Competitive"],
  },
};

function byPage(textOf: (page: ContentPage) => string) {
  return Object.fromEntries(
    contentPages.map((page) => [page.path, [textOf(page)]]),
  );
}

for (const [state, pages] of Object.entries(texts)) {
  Deno.test(`the pages show the fixed texts: ${state}`, async () => {
    const get = await states[state as keyof typeof states]();
    for (const [address, expected] of Object.entries(pages)) {
      const main = partOf(await get(address), "main");
      assert.deepEqual(missing(expected, main), [], address);
    }
  });
}

for (const [part, expected] of Object.entries(frame)) {
  Deno.test(`the ${part} of a page has the fixed texts`, async () => {
    const html = await (await states.loaded())("/privacy");
    assert.deepEqual(missing(expected, partOf(html, part)), []);
  });
}

Deno.test("the application form, which no control opens, has the fixed texts", () => {
  const dialog = createElement(ApplicationDialog, {
    title: "Painter",
    onClose() {},
  });
  assert.deepEqual(
    missing([
      ...["Name", "Email", "Portfolio link", "Cover letter"],
      "Resume (max. of 10mb)",
      ...["Submit Application", "Cancel"],
    ], partOf(renderToStaticMarkup(dialog), "dialog")),
    [],
  );
});

/** Gets complete pages of the site with this content: the fixtures, if none. */
function appWith(content?: FakeAnswer, settings?: Record<string, string>) {
  return async (): Promise<TestApp["get"]> => {
    const app = await testApp({
      ...(content && { content }),
      ...(settings && { settings }),
      maxWaitMs: 5000,
    });
    return (address) =>
      app.get(`${address}${address.includes("?") ? "&" : "?"}complete`);
  };
}

type Nodes = ReturnType<typeof parseDocument>["children"];

/** The first element of a document with this tag name. */
function partOf(html: string, tag: string): Nodes {
  return DomUtils.getElementsByTagName(tag, parseDocument(html), true, 1);
}

/** The texts that are neither an element's nor a label's. */
function missing(expected: readonly string[], part: Nodes): string[] {
  const shown = new Set<string>();
  const add = (text = "") =>
    shown.add(text.replaceAll("’", "'").replaceAll(/\s+/g, " ").trim());
  const elements = DomUtils.findAll(() => true, part);
  for (const element of elements) {
    const { children, attribs } = element;
    const text = DomUtils.textContent(element);
    add(text);
    add(children.map((it) => "data" in it ? it.data : "").join(""));
    add(attribs.placeholder);
    add(attribs["aria-label"]);
    if (!attribs.href) continue;
    add(`${text} → ${attribs.href}`);
    // The label of a link that has a note below it.
    const [label] = children;
    if (label) add(`${DomUtils.textContent(label)} → ${attribs.href}`);
  }
  return expected.filter((text) => !shown.has(text));
}
