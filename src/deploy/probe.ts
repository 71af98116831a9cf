/**
 * `deno task probe URL`: asks a live address what the documents of a platform
 * leave open, and prints the answers as JSON.
 */
import { probePlatform } from "./probe-platform.ts";

const url = URL.parse(Deno.args[0] ?? "");
if (!url || !/^https?:$/.test(url.protocol)) {
  console.error(
    "Cannot probe: give the address of a site, such as https://example.com",
  );
  Deno.exit(1);
}
console.log(JSON.stringify(await probePlatform(url.origin), null, 2));
