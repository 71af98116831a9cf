import type { Stat, TitledText, ToolCategory } from "./schema.ts";

/** "The Problem" of the services page. */
export const problemPoints: readonly TitledText[] = [
  {
    title: "Visitors leave before it loads",
    description:
      "A five-second wait on mobile data is a closed tab. Heavy templates and page builders are usually the reason.",
  },
  {
    title: "It looks like everyone else",
    description:
      "Same hero, same stock people, same three cards. You forget who you were reading about.",
  },
  {
    title: "You cannot change it",
    description:
      "Every edit is a ticket and an invoice, so the site goes out of date.",
  },
];

/** The steps of "Our Solution", in order. */
export const solutionSteps: readonly TitledText[] = [
  {
    title: "Visual Alignment",
    description:
      "References, words and sketches until we both mean the same thing. Up to three directions.",
  },
  {
    title: "Homepage Design",
    description:
      "One page taken all the way: real copy, phone and desktop, every state.",
  },
  {
    title: "Additional Pages Design & Development",
    description:
      "The homepage’s system carries the other pages. Then we build and test them all.",
  },
];

/** The four figures of the web design and web development pages. */
export const impactStats: readonly Stat[] = [
  { figure: "85%", label: "customer satisfaction rate" },
  { figure: "50+", label: "project launches" },
  { figure: "20+", label: "team members" },
  { figure: "20%", label: "clients worked with" },
];

/** "Our tools", by category; `icon` is the tool's slug in simple-icons. */
export const toolCategories: readonly ToolCategory[] = [
  {
    id: "front-end",
    label: "Front-end Dev",
    tools: [
      { name: "TypeScript", icon: "typescript" },
      { name: "Preact", icon: "preact" },
      { name: "React", icon: "react" },
      { name: "Next.js", icon: "nextdotjs" },
      { name: "Astro", icon: "astro" },
      { name: "Svelte", icon: "svelte" },
      { name: "Tailwind CSS", icon: "tailwindcss" },
      { name: "Framer", icon: "framer" },
    ],
  },
  {
    id: "cms",
    label: "CMS",
    tools: [
      { name: "Webflow", icon: "webflow" },
      { name: "WordPress", icon: "wordpress" },
      { name: "Sanity", icon: "sanity" },
      { name: "Strapi", icon: "strapi" },
      { name: "Contentful", icon: "contentful" },
      { name: "Ghost", icon: "ghost" },
    ],
  },
  {
    id: "back-end",
    label: "Back-end Dev",
    tools: [
      { name: "Node.js", icon: "nodedotjs" },
      { name: "Deno", icon: "deno" },
      { name: "PostgreSQL", icon: "postgresql" },
      { name: "Laravel", icon: "laravel" },
      { name: "Django", icon: "django" },
      { name: "Redis", icon: "redis" },
      { name: "Cloudflare", icon: "cloudflare" },
      { name: "Docker", icon: "docker" },
    ],
  },
];
