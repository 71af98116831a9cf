import type { CDPSession } from "playwright-core";

/** What the browser's protocol tells of a node; `nodeType` 3 is text. */
interface PageNode {
  nodeId: number;
  nodeName: string;
  nodeType: number;
  nodeValue: string;
  children?: PageNode[];
}

const textNode = 3;

/** Elements whose text is never painted. */
const unpainted = new Set(["STYLE", "TITLE"]);

/**
 * Texts of the page that the machine's own fonts take part in: they look
 * different on the next machine.
 */
export async function textsInSystemFonts(wire: CDPSession): Promise<string[]> {
  await wire.send("DOM.enable");
  await wire.send("CSS.enable");
  const { root } = await wire.send("DOM.getDocument", { depth: -1 });
  const texts = await Promise.all(
    withText(root).map(async (node) => {
      const { nodeId } = node;
      const { fonts } = await wire.send("CSS.getPlatformFontsForNode", {
        nodeId,
      });
      return fonts.every((font) => font.isCustomFont) ? [] : textOf(node);
    }),
  );
  return texts.flat();
}

/**
 * The elements under `node` that have text of their own, inner ones first: the
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
