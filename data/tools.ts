import type { ToolCategory } from "./schema.ts";

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
