/**
 * Prints a page of which a part throws, as JSON. A process of its own: React
 * keeps to the build that it was imported as, and only production's counts.
 */
import { testApp, uncheckedContent } from "../../support/app.ts";
import { article } from "../../support/content/records.ts";

// React names the keys of an object that it cannot show.
const title = { [Deno.args[0] ?? ""]: 1 };
const broken = { ...article({ _id: "a" }), title };
const app = await testApp({
  services: { content: uncheckedContent({ articles: [broken] }) },
});
const response = await app.request("/blog");
console.log(JSON.stringify({
  status: response.status,
  caching: response.headers.get("cache-control"),
  html: await response.text(),
}));
Deno.exit(0);
