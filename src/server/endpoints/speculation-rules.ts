import type { Context } from "hono";
import type { SelectorOf } from "../../lib/data-attributes.ts";
import { clientRoutingAttribute } from "../../streaming/document-state.ts";
import type { parts } from "../../ui/controls/parts.ts";
import { dataSaverAttribute } from "../../ui/pictures/is-data-saver-on.ts";
import { cachePolicy } from "../http/cache-policy.ts";

const alwaysDocument: SelectorOf<typeof parts.document> = "[data-document]";

/**
 * Which documents browsers may prefetch: those of pages that are not hydrated
 * yet, and links that always load a document. A hydrated page prefetches only
 * the chunk and the data of the next one, by itself. With the data saver none.
 */
const speculationRules = {
  prefetch: [{
    source: "document",
    where: {
      and: [
        { href_matches: "/*" },
        {
          not: {
            href_matches: ["/api/*", "/*.json", "/*.xml", "/*.txt"],
          },
        },
        {
          selector_matches: [
            `html:not([${clientRoutingAttribute}], [${dataSaverAttribute}]) a`,
            `html:not([${dataSaverAttribute}]) a${alwaysDocument}`,
          ],
        },
      ],
    },
    eagerness: "moderate",
  }],
};

/** Serves the speculation rules. */
export function sendSpeculationRules(c: Context): Response {
  return c.body(JSON.stringify(speculationRules), 200, {
    "Content-Type": "application/speculationrules+json",
    "Cache-Control": cachePolicy.day,
  });
}
