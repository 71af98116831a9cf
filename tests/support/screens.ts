import { samples } from "./addresses.ts";

/** A page as the specification describes it, in its words and by its addresses. */
export interface Screen {
  /** As visitors type it, not as the code builds it. */
  address: string;
  title: string;
  /** Words of the main part, as they are read, in this order. */
  shows: string[];
  /** Links of the main part: name, target, and how many there are of it. */
  links?: [name: string, target: string, count?: number][];
  /** How many elements of the main part a selector finds. */
  counts?: Record<string, number>;
  /** What the content service is asked for, in alphabetical order. */
  asks?: string[];
}

const book = "/contact-us#book";
const apply = "/contact-us#academy";
const published = "/api/article?status=published";

const figures = [
  "85% customer satisfaction rate",
  "50+ project launches",
  "20+ team members",
  "20% clients worked with",
];

const process = [
  "01. Discovery session",
  "02. Strategy & Planning",
  "03. Design & Visual Creation",
  "04. Development & Coding",
  "05. Testing & Quality Assurance",
  "06. Launch & Support",
];

/** What the pages of branding, web design and web development have alike. */
const serviceLinks: Screen["links"] = [
  ["Get started now", "/contact-us", 2],
  ["View Case studies", "/portfolio"],
  ["View projects", "/portfolio"],
];
const serviceCounts = {
  "article": 3,
  "[aria-roledescription=slide]": 6,
  "figure:not([aria-roledescription=slide] *)": 2,
  "button[aria-label=Previous], button[aria-label=Next]": 2,
};

const webDevelopment: Omit<Screen, "address"> = {
  title: "Built to open fast and last for years.",
  shows: [
    "Website development",
    "Built to open fast and last for years.",
    "Get started now",
    "View Case studies",
    ...figures,
    "Our process",
    ...process,
    "Our tools",
    "Front-end Dev",
    "CMS",
    "Back-end Dev",
    "Featured projects",
    "View projects",
    "Have a build in mind?",
    "Get started now",
    "We design mobile and desktop apps for iOS and Mac OS. We do not develop them.",
    "Testimonials",
  ],
  links: serviceLinks,
  counts: serviceCounts,
};

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
      "Fields we know the road through",
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
      "section:has(#fields) li": 6,
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
  {
    address: "/services",
    title: "Your website is a crossing. We make it shorter.",
    shows: [
      "Your website is a crossing. We make it shorter.",
      "Book a call",
      "The Problem",
      "Our Solution",
      "Visual Alignment",
      "Homepage Design",
      "Additional Pages Design & Development",
      "Pricing",
      "from $999. We do not offer refunds",
      "Landing page or mini site (1-4 pages)",
      "Up to 3 iterative concept directions",
      "3-4 supplemental marketing illustrations",
      "A Figma file ready for dev",
      "Webflow dev add-on +$2,000",
      "Book a discovery call",
      "E-com or enterprise site (5-15 pages)",
      "6 essential page designs",
      "Reusable block-based sections",
      "A web style guide",
      "A Figma file",
      "Webflow dev add-on +$5,000",
      "Book a discovery call",
      "Review",
    ],
    links: [["Book a call", book], ["Book a discovery call", book, 2]],
    counts: {
      "header img": 6,
      "section:has(#problem) h3": 3,
      "section:has(#solution) h3": 3,
      "section:has(#pricing) h3": 2,
      "section:has(#review) figure": 3,
    },
  },
  {
    address: "/services/web-design",
    title: "Pages people finish reading.",
    shows: [
      "Web design",
      "Pages people finish reading.",
      "Get started now",
      "View Case studies",
      "Impact",
      ...figures,
      "Our process",
      ...process,
      "Featured projects",
      "View projects",
      "Which page is losing people?",
      "Get started now",
      "Testimonials",
    ],
    links: serviceLinks,
    counts: serviceCounts,
  },
  {
    address: "/services/branding",
    title: "A name people can shout across a road.",
    shows: [
      "Branding",
      "A name people can shout across a road.",
      "Get started now",
      "View Case studies",
      "A brand is a promise with a shape.",
      "It has to work at 16 pixels and at 16 metres.",
      "01. Customer loyalty",
      "02. Advertising impact",
      "03. Increased revenue",
      "04. Competitive advantage",
      "05. Brand recognition",
      "06. Increased revenue",
      ...process,
      "Featured clients",
      "Asked before every brand",
      "Featured web design projects",
      "View projects",
      "Is your name ready for the side of a bus?",
      "Get started now",
      "Testimonials",
    ],
    links: serviceLinks,
    counts: { ...serviceCounts, "summary": 5 },
  },
  { address: "/services/web-dev", ...webDevelopment },
  { address: "/services/mobile-app", ...webDevelopment },
  { address: "/services/custom", ...webDevelopment },
  {
    address: "/services/no-code-web-dev",
    title: "Launch on blocks. Leave when you outgrow them.",
    shows: [
      "NO CODE WEBDEVELOPMENT",
      "Launch on blocks. Leave when you outgrow them.",
      "BOOK A FREE CALL",
      "SEE OUR WORKS",
      "Three fair worries, and what we do about them",
      "Platform flexibility strategy",
      "Custom integration and extensions",
      "Hybrid development approach",
      "Scalable architecture planning",
      "Ongoing technical support and advisory",
      "Five reasons to start this way",
    ],
    links: [["BOOK A FREE CALL", book, 2], ["SEE OUR WORKS", "/portfolio"]],
    counts: {
      "section:has(h1) [role=img]": 1,
      "section:has(#worries) li": 3,
      "section:has(#offerings) li": 5,
      "section:has(#reasons) li": 5,
    },
  },
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
    address: "/portfolio/armt-website-cms",
    title: "ARMT CMS",
    shows: ["ARMT CMS"],
    counts: { "ul.gallery > li": 7 },
  },
  {
    address: "/blog",
    title: "Blog",
    shows: ["Blog", "Search", "RECENT POSTS", "FEATURED BLOGS"],
    asks: [published],
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
    // The list is where the posts to read on with come from.
    asks: [`/api/article/${samples.article.id}`, published],
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
