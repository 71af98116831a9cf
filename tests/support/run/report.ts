/** The report of `deno test`, in the format of JUnit. */
import { relative } from "node:path";
import { XMLParser } from "fast-xml-parser";

/** A test, as a report has it. */
export interface ReportedTest {
  title: string;
  /** The module that registers it, relative to the current folder. */
  file: string;
  /** Its line; 0 if unknown. */
  line: number;
  /** "cancelled" never began or did not end. */
  result: "passed" | "failed" | "ignored" | "cancelled";
  /** Why it failed, with the stack. */
  message: string;
}

/** Runs `deno test` with arguments. */
export type RunTests = (args: string[]) => Promise<TestRun>;

/** What became of a run of `deno test`. */
export interface TestRun {
  success: boolean;
  /** Whether it took too long, and was ended. */
  timedOut: boolean;
  tests: ReportedTest[];
}

/** An element of a test in the report, with its attributes. */
interface Case {
  name: string;
  classname: string;
  line: string;
  failure?: { "#text": string };
  error?: unknown;
  skipped?: unknown;
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseTagValue: false,
  // Messages may have any number of entities.
  processEntities: { enabled: true, maxTotalExpansions: Infinity },
  isArray: (name) => name === "testsuite" || name === "testcase",
});

/** Reads a report; an empty text has no tests. */
export function readReport(xml: string): ReportedTest[] {
  const suites: { testcase?: Case[] }[] = parser.parse(xml).testsuites
    ?.testsuite ?? [];
  return suites.flatMap(({ testcase = [] }) => testcase).map((it) => ({
    title: it.name,
    file: relative(".", it.classname),
    line: Number(it.line),
    result: resultOf(it),
    message: it.failure?.["#text"] ?? "",
  }));
}

function resultOf(test: Case): ReportedTest["result"] {
  if (test.failure !== undefined) return "failed";
  if (test.error !== undefined) return "cancelled";
  return test.skipped === undefined ? "passed" : "ignored";
}
