/**
 * Formats rows as aligned columns below a header.
 * @param head Column names.
 * @param rows Rows with one cell per column.
 */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0))
  );
  const lines = all.map((row) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")
      .trimEnd()
  );
  lines.splice(1, 0, widths.map((width) => "-".repeat(width)).join("  "));
  return lines.join("\n");
}
