/** Edits of a checkout, each counted. */

/** A change of a checkout, and what is to be seen after its tests. */
export type Drill = (edit: Edits) => Promise<Inspection | void>;

/** Looks at the changed site; returns what it says of it. */
export type Inspection = () => Promise<{ isGood: boolean; lines: string[] }>;

/** Documents that name files; a test holds that these exist. */
const documents = [
  "README.md",
  "tests/README.md",
  "docs/architecture.md",
  "docs/content.md",
];

export type Edits = ReturnType<typeof editsOf>;

/** Edits of the checkout in a folder, each counted. */
export function editsOf(folder: string) {
  let count = 0;
  const changed = new Set<string>();
  function counted(path: string): void {
    count++;
    changed.add(path);
  }
  const place = (path: string) => `${folder}/${path}`;
  const read = (path: string) => Deno.readTextFile(place(path));
  /** @throws {Error} When the file does not hold the text. */
  async function replace(
    path: string,
    from: string | RegExp,
    to: string,
  ): Promise<void> {
    const text = await read(path);
    const replaced = from ? text.replace(from, () => to) : text;
    if (replaced === text) {
      throw new Error(`Cannot find "${from}" in "${path}"`);
    }
    await Deno.writeTextFile(place(path), replaced);
    counted(path);
  }
  /**
   * What a folder holds, in alphabetical order.
   * @param pattern Matches the files that are wanted, also in its folders.
   */
  async function files(path: string, pattern?: RegExp): Promise<string[]> {
    const entries = await Array.fromAsync(Deno.readDir(place(path)));
    const found = entries.map(async ({ name, isDirectory }) => {
      const inner = `${path}/${name}`;
      if (pattern && isDirectory) return await files(inner, pattern);
      return pattern && !pattern.test(name) ? [] : [inner];
    });
    return (await Promise.all(found)).flat().sort();
  }
  return {
    place,
    tally: () => `${count} edits in ${changed.size} files and folders`,
    read,
    replace,
    cut: (path: string, from: RegExp) => replace(path, from, ""),
    /** Replaces paths in the documents, one edit each. */
    async forgetPaths(pattern: RegExp): Promise<void> {
      for (const path of documents) {
        while (pattern.test(await read(path))) {
          await replace(path, pattern, "removed");
        }
      }
    },
    /** Removes the words with a key from a page's, at any depth. */
    async forgetWords(page: string, key: string): Promise<void> {
      const path = `data/words/${page}.json`;
      const words = JSON.parse(
        await read(path),
        (name, value) => name === key ? undefined : value,
      );
      await this.write(path, `${JSON.stringify(words, null, 2)}\n`);
    },
    /** Removes the share picture of a page. */
    async forgetShareCard(name: string): Promise<void> {
      await this.cut(
        "data/share-cards.ts",
        new RegExp(` {2}{\\n {4}name: "${name}",[^]*?\\n {2}},\\n`),
      );
      await this.deno("task", "images", "share");
    },
    async write(path: string, text: string): Promise<void> {
      await Deno.mkdir(place(path).replace(/[^/]+$/, ""), { recursive: true });
      await Deno.writeTextFile(place(path), text);
      counted(path);
    },
    async remove(path: string): Promise<void> {
      await Deno.remove(place(path), { recursive: true });
      counted(path);
    },
    /**
     * Runs Deno, which may change files: that is no edit.
     * @returns What it prints.
     * @throws {Error} When it fails.
     */
    async deno(...args: string[]): Promise<string> {
      const command = [Deno.execPath(), ...args];
      const { isGood, text, printed } = await run(
        folder,
        `${folder}.log`,
        command,
      );
      if (!isGood) throw new Error(`Cannot run "${args.join(" ")}": ${text}`);
      return printed;
    },
    /** Sets fields of a record. */
    async change(path: string, fields: object): Promise<void> {
      const record = { ...JSON.parse(await read(path)), ...fields };
      const text = `${JSON.stringify(record, null, 2)}\n`;
      await Deno.writeTextFile(place(path), text);
      counted(path);
    },
    /** Paths of the records of a kind, in alphabetical order. */
    records: (kind: string) => files(`data/content/${kind}`),
    files,
  };
}

/** Runs a command in a folder, with its output at the end of a file. */
export async function run(folder: string, log: string, command: string[]) {
  const [name = "", ...args] = command;
  const output = await new Deno.Command(name, { args, cwd: folder }).output();
  const decoder = new TextDecoder();
  const printed = decoder.decode(output.stdout);
  const text = printed + decoder.decode(output.stderr);
  await Deno.writeTextFile(log, text, { append: true });
  return { isGood: output.success, text, printed };
}
