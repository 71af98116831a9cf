import type { CDPSession } from "playwright-core";

/** A DOM node in the DevTools protocol. */
interface PageNode {
  nodeId: number;
  nodeName: string;
  nodeType: number;
  nodeValue: string;
  children?: PageNode[];
}

/** The `nodeType` of text. */
const textNode = 3;

/** Elements whose text is never painted. */
const unpainted = new Set(["STYLE", "TITLE"]);

/**
 * Texts of the page that are rendered, even in part, with fonts installed on
 * this machine: they would differ on another one.
 */
export async function textsInSystemFonts(
  session: CDPSession,
): Promise<string[]> {
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument", { depth: -1 });
  const texts = await Promise.all(
    withText(root).map(async (node) => {
      const { nodeId } = node;
      const { fonts } = await session.send("CSS.getPlatformFontsForNode", {
        nodeId,
      });
      return fonts.every((font) => font.isCustomFont) ? [] : textOf(node);
    }),
  );
  return texts.flat();
}

/**
 * The elements under `node` with text of their own, innermost first: the
 * browser counts the fonts of an element's children as its own.
 */
function withText(node: PageNode): PageNode[] {
  if (unpainted.has(node.nodeName)) return [];
  const below = (node.children ?? []).flatMap(withText);
  return textOf(node).length ? [...below, node] : below;
}

function textOf({ children = [] }: PageNode): string[] {
  return children.filter((it) => it.nodeType === textNode)
    .map((it) => it.nodeValue.trim()).filter(Boolean);
}
