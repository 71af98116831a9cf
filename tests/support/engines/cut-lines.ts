/**
 * Lines that a page break cuts in half: their other half starts the next page.
 * @param pages The lines of each page.
 */
export function cutLines(pages: readonly string[][]): string[] {
  return pages.flatMap((lines, index) => {
    const last = lines.at(-1) ?? "";
    const next = pages[index + 1]?.[0];
    return next && areHalves(last, next) ? [`${last} | ${next}`] : [];
  });
}

/**
 * Whether two lines may be halves of one. A half lacks most of its letters; a
 * tenth may match in any line by chance.
 */
function areHalves(a: string, b: string): boolean {
  const [fewer = "", more = ""] = [a, b]
    .map((line) => line.replace(/\s/g, ""))
    .sort((one, other) => one.length - other.length);
  let found = 0;
  for (const letter of more) if (letter === fewer[found]) found++;
  return found === fewer.length && found > more.length / 10;
}

/**
 * The lines of each page of a PDF; pages without text are left out.
 * @param pdf In Base64.
 */
export async function linesOfPages(pdf: string): Promise<string[][]> {
  const file = await Deno.makeTempFile({ suffix: ".pdf" });
  await Deno.writeFile(file, Uint8Array.fromBase64(pdf));
  const { stdout } = await new Deno.Command("pdftotext", {
    args: ["-layout", file, "-"],
  }).output();
  await Deno.remove(file);
  return new TextDecoder().decode(stdout).split("\f")
    .map((page) =>
      page.split("\n").map((line) => line.trim()).filter((line) => line !== "")
    )
    .filter((lines) => lines.length > 0);
}
