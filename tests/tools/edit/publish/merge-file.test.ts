import assert from "node:assert/strict";
import { articleFields } from "../../../../src/pages/blog/article.server.ts";
import { team } from "../../../../src/agency/team/team.server.ts";
import {
  type Choice,
  mergeFile,
} from "../../../../src/tools/edit/publish/merge-file.ts";

const tides = "data/content/articles/tides.json";
const base = { title: "Tides", author: "Ada", updatedAt: "2026-01-01" };

/** Merges versions of a file, which stand for their hashes. */
function merge(
  [base, mine, theirs]: (object | string | undefined)[],
  { path = tides, choices }: { path?: string; choices?: Choice[] } = {},
) {
  const [was, own, other] = [base, mine, theirs].map((it) =>
    typeof it === "object" ? JSON.stringify(it) : it
  );
  const versions = { base: was, mine: own, theirs: other };
  const merged = mergeFile(path, versions, (text) => text, choices);
  return "text" in merged ? JSON.parse(merged.text) : merged;
}

Deno.test("takes the side that changed a file, and of two its fields, with the later date", () => {
  const high = { ...base, title: "High tides", updatedAt: "2026-01-03" };
  const ade = { ...base, author: "Ade", updatedAt: "2026-01-02" };
  assert.deepEqual(merge([base, high, base]), { side: "mine" });
  assert.deepEqual(merge([base, base, ade]), { side: "theirs" });
  assert.deepEqual(merge([base, undefined, base]), { side: "mine" });
  assert.deepEqual(merge([base, high, ade]), { ...high, author: "Ade" });
});

Deno.test("merges changes of different items of a list", () => {
  const person = (name: string, role: string) => ({ name, role });
  const [ada, bola] = [person("Ada", "Lead"), person("Bola", "Writer")];
  const [chidi, dupe] = [person("Chidi", "Intern"), person("Dupe", "Design")];
  const editor = person("Bola", "Editor");
  const of = (...people: object[]) => ({ people });
  const { file } = team;
  assert.deepEqual(
    merge(
      [of(ada, bola), of(ada, editor, dupe), of(chidi, ada, bola)],
      { path: file },
    ),
    of(chidi, ada, editor, dupe),
  );
  const { conflict } = merge(
    [of(ada, bola), of(ada, editor), of(ada)],
    { path: file },
  );
  const [{ mine, theirs }] = conflict.fields;
  assert.deepEqual([mine, theirs], ["Bola · Editor", ""]);
});

Deno.test("asks for what both changed, field by field, and where one deleted or added the file", () => {
  const picture = "static/pictures/photos-water/a-800.webp";
  const high = { ...base, title: "High tides", author: "Ade" };
  const low = { ...base, title: "Low tides" };
  const asked = (...args: Parameters<typeof merge>) =>
    merge(...args).conflict.fields;
  assert.deepEqual(asked([base, high, low]), [{
    name: "title",
    label: articleFields.title.form.label,
    mine: "High tides",
    theirs: "Low tides",
  }]);
  const [title, author] = [articleFields.title, articleFields.author]
    .map(({ form }) => form.label);
  const added = asked([undefined, high, low]);
  assert.deepEqual(
    added.map(({ name }: { name: string }) => name),
    ["title", "author"],
  );
  for (
    const [versions, mine, theirs, path] of [
      [[base, undefined, low], "deleted", `changed:\n${title}: Low tides`],
      [
        [base, high, undefined],
        `changed:\n${title}: High tides\n${author}: Ade`,
        "deleted",
      ],
      [
        [base, "{", low],
        "changed, with a mistake",
        `changed:\n${title}: Low tides`,
      ],
      [
        ["1", "2", "3"],
        "this picture",
        "another picture of this name",
        picture,
      ],
    ] as const
  ) {
    const [field] = asked([...versions], { path });
    assert.deepEqual([field.name, field.mine, field.theirs], [
      "",
      mine,
      theirs,
    ]);
  }
});

Deno.test("a choice settles a field or a file, of the version that the author has seen", () => {
  const high = { ...base, title: "High tides", author: "Ade" };
  const low = { ...base, title: "Low tides" };
  const choice = (keep: Choice["keep"], field: string, seen: string) => ({
    choices: [{ path: tides, field, keep, theirs: seen }],
  });
  const seen = JSON.stringify(low);
  assert.deepEqual(
    merge([base, high, low], choice("mine", "title", seen)),
    high,
  );
  assert.deepEqual(
    merge([base, high, low], choice("theirs", "title", seen)),
    { ...high, title: "Low tides" },
  );
  assert.ok(
    "conflict" in merge([base, high, low], choice("mine", "title", "older")),
  );
  assert.deepEqual(
    merge([base, undefined, low], choice("theirs", "", seen)),
    { side: "theirs" },
  );
});
