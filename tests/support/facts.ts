import { kinds } from "../../src/pages/kinds.server.ts";

const root = new URL("../../", import.meta.url);

/** The texts of the site's files of single records, by path. */
export const factTexts: ReadonlyMap<string, string> = new Map(
  kinds.flatMap((kind) => "file" in kind ? [kind.file] : [])
    .map((file) => [file, Deno.readTextFileSync(new URL(file, root))]),
);

/** The same without portraits, for folders without pictures. */
export const plainFacts: ReadonlyMap<string, string> = new Map(
  [...factTexts].map(([file, text]) => {
    const plain = JSON.parse(
      text,
      (name, value) => name === "portrait" ? undefined : value,
    );
    return [file, `${JSON.stringify(plain, null, 2)}\n`];
  }),
);
