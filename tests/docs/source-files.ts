/** The project's own source files, for tests that hold rules about them. */
import { dirname, join } from "node:path/posix";
import ts from "typescript";

const root = new URL("../../", import.meta.url);

/** Files below a place whose names match, as paths from the project's root. */
export async function filesOf(
  place: string,
  pattern: RegExp,
): Promise<string[]> {
  const { isFile } = await Deno.stat(new URL(place, root));
  if (isFile) return pattern.test(place) ? [place] : [];
  const entries = await Array.fromAsync(Deno.readDir(new URL(place, root)));
  const found = await Promise.all(
    entries.map(({ name }) => filesOf(`${place}/${name}`, pattern)),
  );
  return found.flat().sort();
}

/** Modules below a place. */
export function modulesOf(place: string): Promise<string[]> {
  return filesOf(place, /\.tsx?$/);
}

/** The text of a file of the project. */
export function textOf(path: string): Promise<string> {
  return Deno.readTextFile(new URL(path, root));
}

/** A module, as the compiler reads it. */
export async function parse(path: string): Promise<ts.SourceFile> {
  return ts.createSourceFile(
    path,
    await textOf(path),
    ts.ScriptTarget.Latest,
    true,
  );
}

/** Calls `visit` with everything inside a node, from top to bottom. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  ts.forEachChild(node, (child) => {
    visit(child);
    walk(child, visit);
  });
}

/** The line of a node's first character, from 1. */
export function lineOf(node: ts.Node): number {
  const file = node.getSourceFile();
  return file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
}

/** Modules of the project that a module imports, statically or at any time. */
export async function importsOf(path: string): Promise<string[]> {
  const found: string[] = [];
  function add(target: ts.Node | undefined): void {
    if (!target || !ts.isStringLiteralLike(target)) return;
    if (target.text.startsWith(".")) {
      found.push(join(dirname(path), target.text));
    }
  }
  walk(await parse(path), (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      add(node.moduleSpecifier);
    } else if (
      ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword
    ) {
      add(node.arguments[0]);
    } else if (
      ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
    ) {
      add(node.argument.literal);
    }
  });
  return found;
}
