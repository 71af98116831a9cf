/**
 * Prints a page of which a part throws, as JSON. A process of its own: React
 * keeps to the build that it was imported as, and only production's counts.
 */
import { testApp } from "../../support/app.ts";

const app = await testApp({
  calls: { articles: () => Promise.reject(new Error(Deno.args[0])) },
});
const response = await app.request("/blog");
console.log(JSON.stringify({
  status: response.status,
  caching: response.headers.get("cache-control"),
  html: await response.text(),
}));
Deno.exit(0);
