import { samples } from "../addresses.ts";
import type { Screen } from "./screen.ts";
import { serviceScreens } from "./service-screens.ts";

const book = "/contact-us#book";
const apply = "/contact-us#academy";

const contact: Omit<Screen, "address"> = {
  title: "Let's Build Something Together",
  shows: [
    "Let's Build Something Together",
    "Book your spot now",
    "Get In Touch",
    "Full Name",
    "Project name",
    "Description",
    "Timeline",
    "Send a message",
    "Phone",
    "Location Lagos, Nigeria",
    "Email",
    "Social",
  ],
  links: [["Book your spot now", book]],
  counts: { "form input, form textarea": 4, "dd a[href^='https:']": 4 },
};

/** The route table, with a slug and ids of the site's own content. */
export const screens: readonly Screen[] = [
  {
    address: "/",
    title: "From idea to product, span by span.",
    shows: [
      "From idea to product, span by span.",
      "Our Works",
      "40+ finalized projects",
      "96% conversion rate improvement",
      "6+ years of experience",
      "24 h action plan",
      "Why work with us",
      "Expertise",
      "Communication",
      "Accelerated Speed",
      "24-hour action plan",
      "What holds a product up",
      "Who we have built for",
      "Asked before every project",
      "Do you build mobile apps?",
      "What does a Figma-to-Framer build cost?",
      "Do you offer refunds?",
    ],
    counts: {
      "summary": 7,
      "section:has(#our-works) img": 10,
      "section:has(#why) li": 3,
      "section:has(#features) li": 6,
      "section:has(#fields) h3": 6,
    },
  },
  {
    address: "/about-us",
    title: "We live at one end of the bridge.",
    shows: [
      "We live at one end of the bridge.",
      "Our Story",
      "Book a Call",
      "Get in Touch",
      "Featured projects",
      "View more projects",
      "Yaba, Lagos, Nigeria",
    ],
    links: [
      ["Book a Call", book],
      ["Get in Touch", "/contact"],
      ["View more projects", "/portfolio"],
    ],
    counts: { "article": 6, "section:has(#contact-line) a": 2 },
  },
  ...serviceScreens,
  {
    address: "/academy",
    title: "Six weeks, then real work.",
    shows: [
      "Six weeks, then real work.",
      "Apply Now",
      "real project experience",
      "Software Engineering",
      "Product Management",
      "Product Design",
      "Data Analysis",
      "Java",
      "What students say",
      "Six weeks of training and mentoring, then real project experience.",
      "Get started",
    ],
    links: [["Apply Now", apply], ["Get started", apply]],
    counts: {
      "button": 4,
      "figure": 2,
      "[aria-label='Weeks of training'] li": 6,
    },
  },
  {
    address: "/portfolio",
    title: "Portfolio",
    shows: [
      "Portfolio",
      "Aurora AI",
      "Fleetwaters Farms",
      "View more projects",
    ],
    counts: { "article": 6 },
  },
  {
    address: "/portfolio/alomaa",
    title: "Alomaa",
    shows: [
      "Alomaa",
      "Creators shoot by day",
      "Video editing",
      "Branding",
      "Web design",
    ],
    counts: { "ul.gallery > li": 11 },
  },
  {
    address: "/blog",
    title: "Blog",
    shows: ["Blog", "Search", "RECENT POSTS", "FEATURED BLOGS"],
    asks: ["/api/article?status=published"],
  },
  {
    address: `/blog/${samples.article.id}`,
    title: samples.article.title,
    shows: [
      "Development",
      samples.article.title,
      "Written By Halima Sule",
      "Updated On October 14, 2025",
      "CONTENT",
    ],
    // The list is asked for late, for what to read on.
    asks: [
      `/api/article/${samples.article.id}`,
      "/api/article?status=published",
    ],
  },
  {
    address: "/careers",
    title: "Join Us. We are hiring!",
    shows: ["Join Us. We are hiring!", "Other", "View"],
    asks: ["/api/job?status=Open"],
  },
  {
    address: `/careers/${samples.job.id}`,
    title: samples.job.title,
    shows: [
      samples.job.title,
      "Apply here",
      "Location",
      "Job Type",
      "Experience Level",
      "About Us",
      "Job Overview",
      "Key Responsibilities/Requirements",
      "Exciting projects",
      "Flexible work environment",
      "Competitive salary",
    ],
    asks: [`/api/job/${samples.job.id}`],
  },
  { address: "/contact-us", ...contact },
  { address: "/contact", ...contact },
];
