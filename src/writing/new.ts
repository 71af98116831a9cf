/**
 * `deno task new article|job|project`: asks the questions and writes the files.
 * A flag such as `--title "Six weeks"` answers its question in advance.
 */
import { parseArgs } from "node:util";
import { askAnswers, askInTerminal } from "./ask.ts";
import { addProject, projectQuestions } from "./new-project.ts";
import { articleQuestions, jobQuestions, writeRecord } from "./new-record.ts";
import { AnswerError, type Answers, collectAnswers } from "./questions.ts";

const root = new URL("../../", import.meta.url);
const questions = {
  article: articleQuestions,
  job: jobQuestions,
  project: projectQuestions,
} as const;
type Kind = keyof typeof questions;

function isKind(name: string | undefined): name is Kind {
  return name !== undefined && Object.hasOwn(questions, name);
}

/** Values of the flags that are the names of the kind's questions. */
function readFlags(kind: Kind, args: string[]): Answers {
  const options = Object.fromEntries(
    questions[kind].map(({ name }) => [name, { type: "string" as const }]),
  );
  const { values } = parseArgs({ args, options });
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, String(value)]),
  );
}

/** Writes the files and prints the next step. */
async function write(kind: Kind, answers: Answers): Promise<void> {
  if (kind === "project") return await writeProject(answers);
  const folder = new URL("data/content/", root);
  await writeRecord(kind, { folder, answers });
  console.log(`Wrote data/content/${kind}s/${answers.id}.json`);
  console.log('Write on there; "deno task content check" checks it.');
}

async function writeProject(answers: Answers): Promise<void> {
  const files = await addProject({ root, answers });
  await new Deno.Command(Deno.execPath(), {
    args: ["fmt", "--quiet", ...files],
    cwd: root,
  }).output();
  for (const file of files) console.log(`Wrote ${file}`);
  console.log(
    `Draw its pictures with "deno task images ${answers.slug}"; the tests ` +
      "say what is missing.",
  );
}

try {
  const [kind, ...args] = Deno.args;
  if (!isKind(kind)) {
    throw new AnswerError("say what: deno task new article|job|project");
  }
  const given = readFlags(kind, args);
  const isTerminal = Deno.stdin.isTerminal();
  if (isTerminal) console.log("Escape goes back to the question before.");
  const answers = isTerminal
    ? await askAnswers(questions[kind], { given, ask: askInTerminal })
    : collectAnswers(questions[kind], { given });
  await write(kind, answers);
} catch (cause) {
  const isExpected = cause instanceof AnswerError || cause instanceof TypeError;
  console.error(isExpected ? `Cannot write: ${cause.message}` : cause);
  Deno.exit(1);
}
