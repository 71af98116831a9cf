import assert from "node:assert/strict";

const root = new URL("../../", import.meta.url);
const folder = new URL("docs/decisions/", root);

/** One record, such as `0001-react-router-6.md`. */
interface DecisionRecord {
  /** Its number, in four digits. */
  number: string;
  file: string;
  text: string;
  /** The lines between title and context, by their names. */
  header: Map<string, string>;
}

async function readRecord(file: string): Promise<DecisionRecord> {
  const text = await Deno.readTextFile(new URL(file, folder));
  const [header = ""] = text.split("\n## ");
  const fields = [...header.matchAll(/^- (.+?): (.+)$/gm)];
  return {
    number: file.slice(0, 4),
    file,
    text,
    header: new Map(fields.map(([, name = "", value = ""]) => [name, value])),
  };
}

const files = (await Array.fromAsync(Deno.readDir(folder)))
  .map(({ name }) => name).sort();
const records = await Promise.all(files.map(readRecord));

Deno.test("decisions are numbered without a gap", () => {
  assert.deepEqual(
    records.map(({ number }) => Number(number)),
    records.map((_, index) => index + 1),
  );
});

for (const { number, file, text } of records) {
  Deno.test(`decision ${file} has context, decision and cost`, () => {
    assert.match(text, new RegExp(`^# ${Number(number)}\\. \\S`));
    assert.deepEqual(
      [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading),
      ["Context", "Decision", "Cost"],
    );
    for (const part of text.split(/^## .+$/m).slice(1)) {
      assert.ok(part.trim().length > 40, file);
    }
  });
}

Deno.test("every decision has a date and a state below its title, and nothing else but what it supersedes", () => {
  const header =
    /^# .+\n\n- Date: (\d{4}-\d{2}-\d{2})\n- State: (?:accepted|superseded by \d{4})\n(?:- Supersedes: \d{4}(?:, \d{4})*\n)?\n## Context\n/;
  for (const { file, text } of records) {
    const date = header.exec(text)?.[1];
    assert.ok(date, `${file} has another header`);
    assert.ok(!Number.isNaN(Date.parse(date)), file);
  }
});

Deno.test("a decision that supersedes another is named by that one, and is later", () => {
  /** Pairs of a record and one that its header names, such as "0030 0013". */
  const pairs = (name: string, pattern: RegExp) =>
    records.flatMap(({ number, header }) =>
      [...(header.get(name) ?? "").matchAll(pattern)].map(([other]) => [
        number,
        other,
      ])
    );
  const later = pairs("Supersedes", /\d{4}/g);
  const earlier = pairs("State", /\d{4}/g).map((pair) => pair.toReversed());
  assert.deepEqual(later.toSorted(), earlier.toSorted());
  for (const [number = "", other = ""] of later) assert.ok(number > other);
});

Deno.test("decisions refer to decisions that exist", () => {
  for (const { file, text } of records) {
    for (const [, number] of text.matchAll(/\bdecision (\d+)\b/gi)) {
      assert.ok(Number(number) <= records.length, `${file}: ${number}`);
    }
  }
});

Deno.test("files that decisions name exist", async () => {
  for (const { text } of records) {
    for (
      const [, path = ""] of text.matchAll(/`((?:src|data|tests)\/[^`]+)`/g)
    ) {
      await Deno.stat(new URL(path, root));
    }
  }
});
