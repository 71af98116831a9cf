/**
 * Prints, as JSON, a page with a component that throws. It needs its own
 * process: React picks its build at import, and production behaves differently.
 */
import { blogPath } from "../../../src/paths.ts";
import { testApp, uncheckedContent } from "../../support/app.ts";
import { article } from "../../support/content/records.ts";

// React's error message names the keys of an object that it cannot render.
const title = { [Deno.args[0] ?? ""]: 1 };
const broken = { ...article({ _id: "a" }), title };
const app = await testApp({
  services: { content: uncheckedContent({ articles: [broken] }) },
});
const response = await app.request(blogPath({ tag: "AI" }));
console.log(JSON.stringify({
  status: response.status,
  caching: response.headers.get("cache-control"),
  html: await response.text(),
  lines: app.lines,
}));
Deno.exit(0);
