/** How large files, functions and folders may be, and how few casts there are. */
import assert from "node:assert/strict";
import { dirname } from "node:path/posix";
import ts from "typescript";
import {
  filesOf,
  lineOf,
  modulesOf,
  parse,
  textOf,
  walk,
} from "./source-files.ts";

const source = await modulesOf("src");

/** Fails with everything that is over a limit. */
function assertAtMost(limit: number, found: string[], what: string): void {
  const list = found.map((line) => `  ${line}`).join("\n");
  assert.ok(found.length <= limit, `${found.length} ${what}:\n${list}`);
}

Deno.test("no file is longer than 220 lines", async () => {
  const places = ["src", "data", "tests", "routes.ts", "main.ts"];
  const files = await Promise.all([
    ...places.map(modulesOf),
    filesOf("src/styles", /\.css$/),
  ]);
  const lengths = await Promise.all(
    files.flat().map(async (file) => {
      const lines = (await textOf(file)).split("\n").length - 1;
      return { file, lines };
    }),
  );
  const long = lengths.filter(({ lines }) => lines > 220);
  assertAtMost(0, long.map(({ file, lines }) => `${lines} ${file}`), "files");
});

Deno.test("at most 3 functions are longer than 60 lines, and 25 longer than 40", async () => {
  const found: { lines: number; says: string }[] = [];
  for (const file of source) {
    walk(await parse(file), (node) => {
      if (!ts.isFunctionLike(node) || !("body" in node) || !node.body) return;
      const text = node.getText();
      const lines = text.split("\n").length;
      if (lines <= 40) return;
      const says = `${lines} ${file}:${lineOf(node)} ${text.split("\n")[0]}`;
      found.push({ lines, says });
    });
  }
  found.sort((one, other) => other.lines - one.lines);
  const over = (limit: number) =>
    found.filter(({ lines }) => lines > limit).map(({ says }) => says);
  assertAtMost(3, over(60), "functions over 60 lines");
  assertAtMost(25, over(40), "functions over 40 lines");
});

Deno.test("at most 35 casts are in src, and nothing is said to be there with !", async () => {
  const casts: string[] = [];
  const claims: string[] = [];
  for (const file of source) {
    walk(await parse(file), (node) => {
      const says = () => `${file}:${lineOf(node)} ${node.getText()}`;
      const isCast = ts.isTypeAssertionExpression(node) ||
        ts.isAsExpression(node) && !ts.isConstTypeReference(node.type);
      if (isCast) casts.push(says());
      if (ts.isNonNullExpression(node)) claims.push(says());
    });
  }
  assertAtMost(0, claims, "non-null assertions");
  assertAtMost(35, casts, "casts");
});

Deno.test("no folder of src holds more than 12 modules", () => {
  // The artwork is a house of its own.
  const others = source.filter((file) => !file.startsWith("src/pictures/"));
  const folders = Map.groupBy(others, (file) => dirname(file));
  const full = [...folders].filter(([, files]) => files.length > 12);
  const lines = full.map(([folder, { length }]) => `${length} ${folder}`);
  assertAtMost(0, lines, "folders");
});
