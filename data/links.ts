import type { LabelledLink } from "./schema.ts";
import { site } from "./site.ts";

/**
 * Targets of the calls to action that the specification leaves open. All links
 * that book a conversation use `site.book`, so that a calendar service needs
 * one change.
 */
export const links = {
  getStartedNow: { label: "Get started now", href: "/contact-us" },
  viewCaseStudies: { label: "View Case studies", href: "/portfolio" },
  seeOurWorks: { label: "SEE OUR WORKS", href: "/portfolio" },
  academyApply: { label: "Apply Now", href: "/contact-us#academy" },
  academyGetStarted: { label: "Get started", href: "/contact-us#academy" },
  bookYourSpot: site.book,
  bookCall: { label: "Book a call", href: site.book.href },
  bookStaffCall: { label: "Book a Call", href: site.book.href },
  bookDiscoveryCall: { label: "Book a discovery call", href: site.book.href },
  bookFreeCall: { label: "BOOK A FREE CALL", href: site.book.href },
} as const satisfies Readonly<Record<string, LabelledLink>>;
