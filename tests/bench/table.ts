/** The lines of the report so far. */
export const lines: string[] = [];

/** Prints a line and keeps it for the report. */
export function say(line = ""): void {
  lines.push(line);
  console.log(line);
}

/** A row of a table in Markdown. */
export function row(...cells: (string | number)[]): void {
  say(`| ${cells.join(" | ")} |`);
}

/** Begins a table. */
export function head(...cells: string[]): void {
  say();
  row(...cells);
  row(...cells.map(() => "---"));
}

/** A number without its fraction. */
export function whole(number: number): string {
  return String(Math.round(number));
}

/** How many times `b` is in `a`. */
export function ratio(a: number, b: number): string {
  return b > 0 ? (a / b).toFixed(2) : "–";
}
