import type { DataOf } from "../lib/data-attributes.ts";
import { completeAt, contentTimeoutMs } from "../streaming/document-state.ts";
import {
  bodyParts,
  type DocumentParts,
  type rootFacts,
} from "../ui/layout/document/document-parts.ts";

/** How long results are held, which every document names. */
export function heldSeconds(): number {
  return Number(facts().heldSeconds ?? 0);
}

/** The document's parts besides the page, read from the DOM for hydration. */
export function documentParts(): DocumentParts {
  // Each part is between the comments of its Activity: "&" and "/&".
  const comments = [...document.body.childNodes].filter((it) =>
    it instanceof Comment
  );
  return {
    isRearranged: !comments.map(({ data }) => data).join("")
      .includes("&/&".repeat(bodyParts)),
    completeAt: completeAt(),
    contentTimeoutMs: contentTimeoutMs(),
    heldSeconds: heldSeconds(),
    siteUrl: facts().site,
  };
}

function facts(): DataOf<typeof rootFacts> {
  return document.documentElement.dataset;
}
