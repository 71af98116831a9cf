import {
  $convertFromMarkdownString,
  $convertToMarkdownString,
  HIGHLIGHT,
  type MultilineElementTransformer,
  type Transformer,
  TRANSFORMERS,
} from "@lexical/markdown";
import {
  $createTableCellNode,
  $createTableNode,
  $createTableRowNode,
  $isTableCellNode,
  $isTableNode,
  $isTableRowNode,
  TableCellHeaderStates,
  TableCellNode,
  TableNode,
  TableRowNode,
} from "@lexical/table";

const row = /^\s*\|(.+)\|\s*$/;
const divider = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;

/** Tables, which the package leaves to its users. */
const table: MultilineElementTransformer = {
  type: "multiline-element",
  dependencies: [TableNode, TableRowNode, TableCellNode],
  regExpStart: row,
  handleImportAfterStartMatch({ lines, rootNode, startLineIndex }) {
    let end = startLineIndex;
    while (row.test(lines[end + 1] ?? "")) end++;
    if (!divider.test(lines[startLineIndex + 1] ?? "")) return null;
    const texts = lines.slice(startLineIndex, end + 1);
    rootNode.append($tableOf(texts.toSpliced(1, 1)));
    return [true, end];
  },
  // Only whole tables become one, not what an author types.
  replace: () => false,
  export(node) {
    if (!$isTableNode(node)) return null;
    const rows = node.getChildren().filter($isTableRowNode).map((row) =>
      row.getChildren().filter($isTableCellNode).map($cellText)
    );
    const [first = [], ...others] = rows.map((cells) =>
      `| ${cells.join(" | ")} |`
    );
    const bar = `|${" --- |".repeat(rows[0]?.length ?? 0)}`;
    return [first, bar, ...others].join("\n");
  },
};

/** The inline Markdown of the texts that the site's pages show. */
export const transformers: Transformer[] = [
  table,
  // Two equals signs are no Markdown there.
  ...TRANSFORMERS.filter((it) => it !== HIGHLIGHT),
];

/** Shows a Markdown text in the editor. */
export function $showMarkdown(text: string): void {
  $convertFromMarkdownString(text, transformers);
}

/** The text of the editor as Markdown. */
export function $markdown(): string {
  return $convertToMarkdownString(transformers);
}

function $tableOf(lines: readonly string[]): TableNode {
  const rows = lines.map((line, index) => {
    const [, inside = ""] = row.exec(line) ?? [];
    const cells = inside.split(/(?<!\\)\|/).map((text) => {
      const cell = $createTableCellNode(
        index === 0
          ? TableCellHeaderStates.ROW
          : TableCellHeaderStates.NO_STATUS,
      );
      const lines = text.trim().replaceAll("\\|", "|")
        .replace(/(?:\\n)+/g, "\n");
      $convertFromMarkdownString(lines, inline, cell);
      return cell;
    });
    return $createTableRowNode().append(...cells);
  });
  return $createTableNode().append(...rows);
}

/** Without marks of blocks. */
const inline = TRANSFORMERS.filter(({ type }) =>
  type === "text-format" || type === "text-match"
);

/** The text of a cell, in which pages read "\\n" as a break. */
function $cellText(cell: TableCellNode): string {
  return $convertToMarkdownString(inline, cell).trim()
    .replaceAll("|", "\\|").replace(/\n+/g, "\\n");
}
