import type { Difference } from "./compare.ts";

const folder = new URL("../../dist/screenshots/", import.meta.url);

/**
 * Writes a page that shows each difference: before, after, and what differs.
 * @returns Its file.
 */
export async function writeReport(
  differences: readonly Difference[],
): Promise<string> {
  await Deno.remove(folder, { recursive: true }).catch(() => {});
  await Deno.mkdir(folder, { recursive: true });
  const rows: string[] = [];
  for (const { name, share, ...pictures } of differences) {
    const figures: string[] = [];
    for (const [kind, picture] of Object.entries(pictures)) {
      if (!picture) continue;
      await Deno.writeFile(new URL(`${name}-${kind}.png`, folder), picture);
      figures.push(
        `<figure><figcaption>${kind}</figcaption><img src="${name}-${kind}.png" alt=""></figure>`,
      );
    }
    rows.push(
      `<h2>${name}: ${(share * 100).toFixed(2)} %</h2><div>${
        figures.join("")
      }</div>`,
    );
  }
  const page = new URL("index.html", folder);
  await Deno.writeTextFile(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screenshots</title>
<style>body{font:16px system-ui;margin:2rem}div{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem}figure{margin:0}img{width:100%;outline:1px solid}</style>
<h1>Pages that look different</h1>${rows.join("\n")}</html>\n`,
  );
  return page.pathname;
}
