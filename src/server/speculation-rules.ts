/**
 * Which documents browsers may fetch ahead: those of pages whose script is not
 * alive yet, and those that are always loaded as documents. A page that is
 * alive fetches only the chunk and the data of the next one, by itself.
 */
export const speculationRules = {
  prefetch: [{
    source: "document",
    where: {
      and: [
        { href_matches: "/*" },
        {
          not: {
            href_matches: ["/api/*", "/*.json", "/*.xml", "/*.md", "/*.txt"],
          },
        },
        {
          selector_matches: ["html:not([data-alive]) a", "a[data-document]"],
        },
      ],
    },
    eagerness: "moderate",
  }],
};

/** Where browsers find the rules. */
export const speculationRulesPath = "/speculation-rules.json";

/** Answers with the rules. */
export function sendSpeculationRules(): Response {
  return new Response(JSON.stringify(speculationRules), {
    headers: {
      "Content-Type": "application/speculationrules+json",
      "Cache-Control": "public, max-age=86400",
    },
  });
}
