/**
 * `deno task new article|job|project`: asks for the facts and writes the files.
 * Facts that come as flags, such as `--title "Six weeks"`, are not asked for.
 */
import { parseArgs } from "node:util";
import { type Answers, FactsError, gather } from "./facts.ts";
import { addProject, projectFacts } from "./new-project.ts";
import { articleFacts, jobFacts, writeRecord } from "./new-record.ts";

const root = new URL("../../", import.meta.url);
const facts = {
  article: articleFacts,
  job: jobFacts,
  project: projectFacts,
} as const;
type What = keyof typeof facts;

function isWhat(name: string | undefined): name is What {
  return name !== undefined && Object.hasOwn(facts, name);
}

/** Writes it, and tells what to do next. */
async function write(what: What, answers: Answers): Promise<void> {
  if (what !== "project") {
    const folder = new URL("data/content/", root);
    const file = await writeRecord(what, { folder, facts: answers });
    console.log(`Wrote data/content/${file.pathname.split("/content/")[1]}`);
    console.log('Write on there; "deno task content check" checks it.');
    return;
  }
  const files = await addProject({ root, facts: answers });
  const command = new Deno.Command(Deno.execPath(), {
    args: ["fmt", "--quiet", ...files],
    cwd: root,
  });
  await command.output();
  for (const file of files) console.log(`Wrote ${file}`);
  console.log(
    `Draw its pictures with "deno task images ${answers.slug}"; the tests ` +
      "say what is missing.",
  );
}

try {
  const [what, ...rest] = Deno.args;
  if (!isWhat(what)) {
    throw new FactsError("say what: deno task new article|job|project");
  }
  const { values } = parseArgs({
    args: rest,
    options: Object.fromEntries(
      facts[what].map(({ name }) => [name, { type: "string" as const }]),
    ),
  });
  const answers = gather(facts[what], {
    given: values as Record<string, string | undefined>,
    ...(Deno.stdin.isTerminal() && {
      ask: (question: string, fallback: string) =>
        prompt(`${question}:`, fallback),
    }),
  });
  await write(what, answers);
} catch (cause) {
  const isExpected = cause instanceof FactsError || cause instanceof TypeError;
  console.error(isExpected ? `Cannot write: ${cause.message}` : cause);
  Deno.exit(1);
}
