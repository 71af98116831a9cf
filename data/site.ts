/**
 * The brand: everything that changes when the agency is renamed or moves. No
 * other file holds any of it.
 */
export const site = {
  name: "Third Mainland",
  legalLine: "© Third Mainland",
  city: "Yaba, Lagos, Nigeria",
  locationShort: "Lagos, Nigeria",
  email: "hello@example.com",
  phone: "+234 800 555 0142",
  officeHours: "Monday to Friday, 9 a.m. to 5 p.m. (WAT)",
  tagline: "Let's Build something together",
  blurb:
    "Building innovative products that meets business demands and serves customers well.",
  /** Target of "Book your spot now", "Book a call" and similar links. */
  book: { label: "Book your spot now", href: "/contact-us#book" },
  bannerText: "Send us the idea today. You get a 24-hour action plan.",
  social: [
    { label: "Instagram", href: "https://example.com/instagram" },
    { label: "LinkedIn", href: "https://example.com/linkedin" },
    { label: "X", href: "https://example.com/x" },
    { label: "Behance", href: "https://example.com/behance" },
  ],
  bridge: { start: "Idea", end: "Product", kilometres: 11.8 },
  /** Font size of the footer's wordmark as a share of the content's width. */
  wordmarkScale: 0.17,
  metaTitle: "Third Mainland: design and development agency in Lagos",
  metaDescription:
    "Branding, web design, web development, no-code and app design from Yaba, Lagos. From idea to product, span by span.",
  /** Shows the application form on jobs that have no submission link. */
  applicationForm: false,
  /** Measures web vitals, without identifying visitors. */
  webVitals: true,
  /** Caches the last articles read, for offline; false removes them. */
  offlineReading: true as boolean,
} as const;
