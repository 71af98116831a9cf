import {
  AnswerError,
  type Answers,
  type Question,
  slugQuestion,
} from "./questions.ts";

/** The questions for a project. */
export const projectQuestions: readonly Question[] = [
  { name: "name", question: "Client's or product's name" },
  slugQuestion("slug", "name"),
  { name: "line", question: "One sentence for cards" },
  { name: "description", question: "What its own page says", isLong: true },
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
  /** The repository's root, with a trailing slash. */
  root: URL;
  answers: Answers;
}

/** An entry for a source file, written before the end of its list. */
interface Insertion {
  path: string;
  /** The first line that closes the list, with its line breaks. */
  end: RegExp;
  entry: string;
}

/**
 * Adds a project to the data, with placeholder scenes for its pictures.
 * @returns The files that were changed or created, relative to the root.
 * @throws {AnswerError} When a project of that slug exists.
 */
export async function addProject(
  { root, answers }: AddProjectOptions,
): Promise<string[]> {
  const { slug = "" } = answers;
  const list = await Deno.readTextFile(new URL("data/project-list.ts", root));
  if (list.includes(`slug: ${literal(slug)}`)) {
    throw new AnswerError(`--slug: there is a project "${slug}" already`);
  }
  const id = list.split("\n    slug: ").length;
  const insertions = projectEntries(answers, id);
  for (const insertion of insertions) await insert(insertion, root);
  const scenes = `src/pictures/scenes/${slug}.ts`;
  await Deno.writeTextFile(new URL(scenes, root), sceneStub(slug));
  return [...insertions.map(({ path }) => path), scenes];
}

function projectEntries(answers: Answers, id: number): Insertion[] {
  const { slug, name, line, description, ground } = answers;
  const shots = listOf(answers.shots, ";");
  const tags = listOf(answers.tags, ",");
  return [
    {
      path: "data/project-list.ts",
      end: /\n\];\n$/,
      entry: `{
    id: ${literal(String(id))},
    name: ${literal(name)},
    slug: ${literal(slug)},
    line: ${literal(line)},
    tags: [${tags.map(literal).join(", ")}],
    display: "",
    fullSpanIndices: [${fullSpans(shots.length).join(", ")}],
    coverAlt: ${literal(`${name}: ${shots[0]}`)},
    ground: ${literal(ground)},
  }`,
    },
    {
      path: "data/project-descriptions.ts",
      end: /\n\};\n$/,
      entry: `${literal(slug)}: ${literal(description)}`,
    },
    {
      path: "data/showcases.ts",
      end: /\n\};\n/,
      entry: `${literal(slug)}: [${shots.map(literal).join(", ")}]`,
    },
  ];
}

async function insert(
  { path, end, entry }: Insertion,
  root: URL,
): Promise<void> {
  const file = new URL(path, root);
  const before = await Deno.readTextFile(file);
  // A function, because "$" has a meaning in a replacement text.
  const after = before.replace(end, (close) => `\n  ${entry},${close}`);
  if (after === before) throw new Error(`Cannot add to "${path}"`);
  await Deno.writeTextFile(file, after);
}

/**
 * Positions of the wide pictures, counted from 1: the first one, and the last
 * one too when the squares between them would not come in pairs otherwise.
 */
export function fullSpans(count: number): number[] {
  return count % 2 === 1 ? [1] : [1, count];
}

function sceneStub(slug: string): string {
  return `import { placeholders } from "../templates/placeholder.ts";

/** Placeholders: draw each picture, then remove this line. */
export const scenes = placeholders(${literal(slug)});
`;
}

function listOf(answer = "", separator: string): string[] {
  return answer.split(separator).map((item) => item.trim()).filter(Boolean);
}

function literal(value = ""): string {
  return JSON.stringify(value);
}
