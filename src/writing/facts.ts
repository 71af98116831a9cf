/** One thing that somebody who writes is asked for. */
export interface Fact {
  /** The flag that answers it without being asked. */
  name: string;
  question: string;
  /** Used when the answer is empty; absent: an answer is needed. */
  fallback?: string | ((known: Answers) => string);
  /** What is wrong with an answer; undefined: nothing. */
  check?(answer: string): string | undefined;
}

/** Answers by the names of their facts. */
export type Answers = Record<string, string>;

/** Thrown when facts are missing or wrong and nobody can be asked. */
export class FactsError extends Error {
  override name = "FactsError";
}

export interface GatherOptions {
  /** Answers that the command line gave. */
  given: Readonly<Record<string, string | undefined>>;
  /** Asks a person; absent: there is none. */
  ask?(question: string, fallback: string): string | null;
}

/**
 * Gathers the answers to `facts`, in their order.
 * @throws {FactsError} For an answer that is missing or wrong, by its flag.
 */
export function gather(
  facts: readonly Fact[],
  { given, ask }: GatherOptions,
): Answers {
  const known: Answers = {};
  for (const { name, question, fallback, check } of facts) {
    const standard = typeof fallback === "function"
      ? fallback(known)
      : fallback ?? "";
    let answer = given[name]?.trim();
    let problem = answer === undefined ? undefined : check?.(answer);
    if (problem) throw new FactsError(`--${name}: ${problem}`);
    while (answer === undefined) {
      const typed = ask ? ask(question, standard) : standard;
      if (typed === null) throw new FactsError("nothing more was typed");
      const said = typed.trim() || standard;
      problem = said === "" && fallback === undefined
        ? "an answer is needed"
        : check?.(said);
      if (!problem) answer = said;
      else if (!ask) {
        throw new FactsError(`--${name}: ${problem} (${question})`);
      } else console.log(`  ${problem}`);
    }
    known[name] = answer;
  }
  return known;
}

/** A name for addresses and files, made of a title. */
export function slugOf(title: string): string {
  return title.normalize("NFKD").toLowerCase().replace(/[\u0300-\u036f'’]/g, "")
    .replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "").slice(0, 64)
    .replace(/-+$/, "");
}

/**
 * The fact that becomes a part of an address.
 * @param from Name of the fact that it is made of when nobody says otherwise.
 */
export function addressFact(name: string, from: string): Fact {
  return {
    name,
    question: "Name in its address",
    fallback: (known) => slugOf(known[from] ?? ""),
    check: checkSlug,
  };
}

/** Accepts names like "six-weeks-of-java". */
export function checkSlug(answer: string): string | undefined {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(answer) && answer.length <= 64
    ? undefined
    : "expected lower-case letters and digits with - between them, at most 64";
}
