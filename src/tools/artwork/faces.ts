/** Typefaces of the scenes: package, then CSS family and stylesheets. */
const table = {
  anybody: ["Anybody Variable", "wdth.css"],
  archivo: ["Archivo Variable", "wdth.css"],
  "bricolage-grotesque": ["Bricolage Grotesque Variable", "opsz.css"],
  "familjen-grotesk": ["Familjen Grotesk Variable", "wght.css"],
  fraunces: ["Fraunces Variable", "full.css"],
  "geist-mono": ["Geist Mono Variable", "wght.css"],
  "hanken-grotesk": ["Hanken Grotesk Variable", "wght.css"],
  "instrument-sans": ["Instrument Sans Variable", "wght.css"],
  overpass: ["Overpass Variable", "wght.css"],
  newsreader: ["Newsreader Variable", "opsz.css", "opsz-italic.css"],
  "schibsted-grotesk": ["Schibsted Grotesk Variable", "wght.css"],
} as const satisfies Record<string, readonly [string, ...string[]]>;

/** Name of a typeface, as in its package. */
export type FaceName = keyof typeof table;

/** Names of all typefaces. */
export const faceNames = Object.keys(table).filter((name): name is FaceName =>
  name in table
);

/** URL prefix under which the camera serves the packages' files. */
export const faceOrigin = "http://pictures.test/faces/";

/** The typefaces on disk. */
export interface Faces {
  /** The `@font-face` rules of `names`, with URLs under `faceOrigin`. */
  css(names: readonly FaceName[]): Promise<string>;
  /** The file of a URL in the rules that `css` returns. */
  file(address: string): Promise<Uint8Array<ArrayBuffer>>;
}

/** The font that provides the naira sign for typefaces that lack it. */
const nairaFont = { face: "archivo", family: "Naira", sign: "U+20A6" } as const;

/** CSS `font-family` of a typeface, with the naira sign as fallback. */
export function family(name: FaceName): string {
  return `"${table[name][0]}", "${nairaFont.family}"`;
}

/**
 * Finds the typefaces' packages in Deno's cache.
 * @throws {Error} When a package is not among the project's dependencies.
 */
export async function openFaces(): Promise<Faces> {
  const folders = await packageFolders();

  function folderOf(name: string): { key: string; path: string } {
    const key = [...folders.keys()].find((it) => it.startsWith(`${name}@`));
    const path = key && folders.get(key);
    if (!key || !path) throw new Error(`Cannot find the typeface "${name}"`);
    return { key, path };
  }

  async function rules(name: FaceName): Promise<string> {
    const { key, path } = folderOf(name);
    const [, ...sheets] = table[name];
    const texts = await Promise.all(
      sheets.map((sheet) => Deno.readTextFile(`${path}/${sheet}`)),
    );
    return texts.join("\n")
      .replaceAll("url(./", `url(${faceOrigin}${key}/`)
      .replaceAll("font-display: swap", "font-display: block");
  }

  /** The rule of the file that has the naira sign, restricted to it. */
  async function nairaRule(): Promise<string> {
    const [, rule = ""] = /(@font-face \{[^}]*-latin-ext-[^}]*\})/
      .exec(await rules(nairaFont.face)) ?? [];
    return rule
      .replace(/font-family: [^;]+/, `font-family: "${nairaFont.family}"`)
      .replace(/unicode-range: [^;]+/, `unicode-range: ${nairaFont.sign}`);
  }

  return {
    async css(names) {
      return (await Promise.all([...names.map(rules), nairaRule()])).join("\n");
    },
    file(address) {
      const [key = "", ...rest] = address.slice(faceOrigin.length).split("/");
      return Deno.readFile(`${folders.get(key)}/${rest.join("/")}`);
    },
  };
}

/** Folders of the packages by "name@version", without their scope. */
async function packageFolders(): Promise<Map<string, string>> {
  const scope = "@fontsource-variable/";
  const root = new URL("../../../", import.meta.url);
  const config: { imports: Record<string, string> } = JSON.parse(
    await Deno.readTextFile(new URL("deno.json", root)),
  );
  const wanted = Object.values(config.imports)
    .filter((specifier) => specifier.startsWith(`npm:${scope}`));
  const deno = (...args: string[]) =>
    new Deno.Command(Deno.execPath(), { args, cwd: root }).output();
  await deno("cache", ...wanted);
  const { stdout } = await deno("info", "--json", wanted[0] ?? "");
  const info: { npmPackages: Record<string, { localPath: string }> } = JSON
    .parse(new TextDecoder().decode(stdout));
  return new Map(
    Object.entries(info.npmPackages)
      .filter(([key]) => key.startsWith(scope))
      .map(([key, it]) => [key.slice(scope.length), it.localPath]),
  );
}
