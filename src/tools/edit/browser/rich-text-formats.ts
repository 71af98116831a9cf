import { $insertDataTransferForRichText } from "@lexical/clipboard";
import {
  $createCodeNode,
  $isCodeNode,
  CodeHighlightNode,
  CodeNode,
} from "@lexical/code";
import { $isLinkNode, LinkNode } from "@lexical/link";
import {
  $insertList,
  $isListNode,
  $removeList,
  ListItemNode,
  ListNode,
} from "@lexical/list";
import {
  $createHeadingNode,
  $createQuoteNode,
  $isHeadingNode,
  $isQuoteNode,
  HeadingNode,
  type HeadingTagType,
  QuoteNode,
} from "@lexical/rich-text";
import { $setBlocksType } from "@lexical/selection";
import { TableCellNode, TableNode, TableRowNode } from "@lexical/table";
import {
  $createParagraphNode,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  createEditor,
  type ElementNode,
  type LexicalEditor,
  PASTE_COMMAND,
  PASTE_TAG,
  type RangeSelection,
  type TextFormatType,
} from "lexical";
import { readPaste } from "./pasted-html.ts";

/** An editor of the texts that the site's pages show. */
export function newEditor(): LexicalEditor {
  return createEditor({
    nodes: [
      ...[HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode],
      ...[CodeNode, CodeHighlightNode, TableNode, TableRowNode, TableCellNode],
    ],
    theme: {
      text: { bold: "bold", italic: "italic", strikethrough: "struck" },
    },
    onError(error) {
      throw error;
    },
  });
}

/** Whether a button is one of letters, not of blocks. */
export function isFormat(name: string): name is TextFormatType {
  return ["bold", "italic", "code"].includes(name);
}

const headings: Readonly<Record<string, HeadingTagType>> = {
  "heading-two": "h2",
  "heading-three": "h3",
  "heading-four": "h4",
};

/** Makes blocks of a kind, or paragraphs of them again. */
export function $changeBlock(name: string, isSet: boolean): void {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  if (name.endsWith("-list")) {
    if (isSet) $removeList();
    else $insertList(name === "numbered-list" ? "number" : "bullet");
    return;
  }
  $setBlocksType(selection, (): ElementNode => {
    const heading = headings[name];
    if (isSet) return $createParagraphNode();
    if (heading) return $createHeadingNode(heading);
    return name === "quote" ? $createQuoteNode() : $createCodeNode();
  });
}

/** The buttons whose formats the selected text has. */
export function $activeFormats(): ReadonlySet<string> {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return new Set();
  const names = ["bold", "italic", "code"]
    .filter((name) => selection.hasFormat(name as TextFormatType));
  for (const node of $around(selection)) {
    if ($isLinkNode(node)) names.push("link");
    if ($isQuoteNode(node)) names.push("quote");
    if ($isCodeNode(node)) names.push("code-block");
    if ($isListNode(node)) {
      const isNumbered = node.getListType() === "number";
      names.push(isNumbered ? "numbered-list" : "bulleted-list");
    }
    if (!$isHeadingNode(node)) continue;
    const tag = node.getTag();
    const [name] = Object.entries(headings).find(([, it]) => it === tag) ?? [];
    if (name) names.push(name);
  }
  return new Set(names);
}

function $around(selection: RangeSelection) {
  const node = selection.anchor.getNode();
  return [node, ...node.getParents()];
}

/** The address of the link that the caret is in. */
export function $linkAddress(): string | undefined {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return undefined;
  return $around(selection).find($isLinkNode)?.getURL();
}

/** Pastes HTML as `readPaste` reads it. */
export function registerPaste(
  editor: LexicalEditor,
  hasTables: boolean,
): () => void {
  return editor.registerCommand(PASTE_COMMAND, (event) => {
    const data = "clipboardData" in event ? event.clipboardData : null;
    const html = data?.getData("text/html") ||
      // A picture alone; its note says where it belongs.
      (data?.files.length ? "<img>" : "");
    // The editor's own copies are complete.
    const isOwn = data?.types.includes("application/x-lexical-editor");
    const selection = $getSelection();
    if (!html || isOwn || !$isRangeSelection(selection)) return false;
    event.preventDefault();
    if ($around(selection).some($isCodeNode)) {
      selection.insertRawText(data!.getData("text/plain"));
      return true;
    }
    const read = new DataTransfer();
    read.setData("text/html", readPaste(html, hasTables).innerHTML);
    editor.update(
      () => $insertDataTransferForRichText(read, selection, editor),
      { tag: PASTE_TAG },
    );
    return true;
  }, COMMAND_PRIORITY_HIGH);
}
