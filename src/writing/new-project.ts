import { addressFact, type Answers, type Fact, FactsError } from "./facts.ts";

/** What is asked for a project. */
export const projectFacts: readonly Fact[] = [
  { name: "name", question: "Client's or product's name" },
  addressFact("slug", "name"),
  { name: "line", question: "One sentence for cards" },
  { name: "description", question: "What its own page says" },
  { name: "tags", question: "Tags, with commas" },
  {
    name: "ground",
    question: "Colour behind its pictures",
    fallback: "#0b3a42",
    check: (answer) =>
      /^#[0-9a-f]{6}$/.test(answer)
        ? undefined
        : "expected a colour such as #0b3a42",
  },
  {
    name: "shots",
    question: "What its 7 to 11 pictures show, with semicolons",
    check(answer) {
      const shots = listOf(answer, ";");
      if (shots.length < 7 || shots.length > 11) {
        return `expected 7 to 11 pictures, found ${shots.length}`;
      }
      return new Set(shots).size === shots.length
        ? undefined
        : "expected pictures that differ";
    },
  },
];

export interface AddProjectOptions {
  /** The project's root, with a trailing slash. */
  root: URL;
  facts: Answers;
}

/**
 * Adds a project to the data and a draft of its scenes.
 * @returns The files that were changed or made, below the root.
 * @throws {FactsError} When there is a project of that name.
 */
export async function addProject(
  { root, facts }: AddProjectOptions,
): Promise<string[]> {
  const { slug = "", name = "" } = facts;
  const shots = listOf(facts.shots ?? "", ";");
  const list = await Deno.readTextFile(new URL("data/project-list.ts", root));
  if (list.includes(`slug: ${text(slug)}`)) {
    throw new FactsError(`--slug: there is a project "${slug}" already`);
  }
  const id = String(list.split("\n    slug: ").length);
  const changes: [string, (before: string) => string][] = [
    [
      "data/project-list.ts",
      (before) =>
        before.replace(/\n\];\n$/, () => `
  {
    id: ${text(id)},
    name: ${text(name)},
    slug: ${text(slug)},
    line: ${text(facts.line)},
    tags: [${listOf(facts.tags ?? "", ",").map(text).join(", ")}],
    display: "",
    fullSpanIndices: [${fullSpans(shots.length).join(", ")}],
    coverAlt: ${text(`${name}: ${shots[0]}`)},
    ground: ${text(facts.ground)},
  },
];
`),
    ],
    [
      "data/project-descriptions.ts",
      (before) =>
        before.replace(/\n\};\n$/, () => `
  ${text(slug)}:
    ${text(facts.description)},
};
`),
    ],
    [
      "data/showcases.ts",
      (before) =>
        before.replace(/\n\};\n/, () => `
  ${text(slug)}: [
${shots.map((shot) => `    ${text(shot)},`).join("\n")}
  ],
};
`),
    ],
  ];
  for (const [path, change] of changes) {
    const file = new URL(path, root);
    const before = await Deno.readTextFile(file);
    const after = change(before);
    if (after === before) throw new Error(`Cannot add to "${path}"`);
    await Deno.writeTextFile(file, after);
  }
  const scenes = `src/pictures/scenes/${slug}.ts`;
  await Deno.writeTextFile(new URL(scenes, root), sceneStub(slug));
  return [...changes.map(([path]) => path), scenes];
}

/**
 * Wide pictures open the gallery and, where the squares between would not come
 * in pairs, close it too.
 */
export function fullSpans(count: number): number[] {
  return count % 2 === 1 ? [1] : [1, count];
}

function sceneStub(slug: string): string {
  return `import { placeholders } from "../templates/placeholder.ts";

/** Drafts in the pictures' places: draw each, then take this line away. */
export const scenes = placeholders(${text(slug)});
`;
}

function listOf(answer: string, separator: string): string[] {
  return answer.split(separator).map((item) => item.trim()).filter(Boolean);
}

function text(value = ""): string {
  return JSON.stringify(value);
}
