import type { SelectorOf } from "../../lib/data-attributes.ts";
import { isTyping } from "../../lib/is-typing.ts";
import type { dataPart } from "../../streaming/data-block.tsx";
import type { streamedPart } from "../../streaming/document-state.ts";
import { tokenKey } from "../token-key.ts";

/**
 * Whether the page would be wrong without React: with content for a visitor who
 * has a token, with text in a field (such as a draft), or without a picture.
 */
export function needsReact(): boolean {
  return hasStoredToken() || isTyping() ||
    some<HTMLImageElement>(
      "main img",
      // One that is still to load has no source.
      ({ complete, naturalWidth, currentSrc }) =>
        complete && naturalWidth === 0 && currentSrc !== "",
    );
}

function hasStoredToken(): boolean {
  try {
    return some(
      "[data-call],[data-complete-at]" satisfies `${SelectorOf<
        typeof dataPart
      >},${SelectorOf<typeof streamedPart>}`,
      () => Boolean(localStorage[tokenKey]),
    );
  } catch {
    // Storage may be blocked.
    return false;
  }
}

function some<T extends HTMLElement>(
  selector: string,
  test: (element: T) => boolean,
): boolean {
  return [...document.querySelectorAll<T>(selector)].some(test);
}
