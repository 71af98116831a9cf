/**
 * Prints, as JSON, the pages at these addresses. It needs its own process: the
 * data is read at import.
 */
import { testApp } from "./app.ts";

const app = await testApp();
const pages: Record<string, string> = {};
for (const address of Deno.args) pages[address] = await app.get(address);
console.log(JSON.stringify(pages));
Deno.exit(0);
