import { pathToFileURL } from "node:url";
import {
  checkAll,
  fileProblemLine,
} from "../../../../src/tools/content/check.ts";
import {
  createPublisher,
  type PublisherOptions,
} from "../../../../src/tools/edit/publish/publish.ts";
import type { CheckTree } from "../../../../src/tools/edit/publish/check-tree.ts";
import { plainFacts } from "../../../support/facts.ts";
import type { ArticleFields } from "../../../support/content/records.ts";
import { article } from "../../../support/content/records.ts";

// Only the settings of the test count.
Deno.env.set("GIT_CONFIG_GLOBAL", "/dev/null");
Deno.env.set("GIT_CONFIG_NOSYSTEM", "1");

/** The path of an article. */
export const pathOf = (id: string) => `data/content/articles/${id}.json`;

/** The text of an article's file, without pictures. */
export function fileOf(fields: ArticleFields): string {
  const { coverImage: _, ...record } = article(fields);
  return `${JSON.stringify(record, null, 2)}\n`;
}

/** A clone of the server's repository. */
export interface Checkout {
  root: URL;
  git(...args: string[]): Promise<string>;
  read(path: string): Promise<string>;
  write(path: string, text: string): Promise<void>;
  /** Saves an article as the editor does. */
  save(fields: ArticleFields): Promise<void>;
  /** Commits all and pushes it, as a developer does. */
  push(subject: string): Promise<void>;
  /** All that is there: the commit, what is staged, and every file. */
  state(): Promise<string>;
}

/**
 * A server with one branch, and clones of it with three articles.
 * @param project The project's folder in the repository.
 */
export async function openCheckouts(project = "") {
  const folder = await Deno.makeTempDir();
  const server = `${folder}/server.git`;
  const clone = async (path: string, config: string[]) => {
    await run(folder, ["clone", "--quiet", ...config, server, path]);
  };
  /** @param make Makes the clone. */
  const checkout = async (name: string, make = clone): Promise<Checkout> => {
    const place = `${folder}/${name}`;
    const author = [`user.name=${name}`, `user.email=${name}@site.example`];
    await make(place, author.flatMap((it) => ["-c", it]));
    const path = `${place}/${project}`.replace(/\/$/, "");
    await Deno.mkdir(path, { recursive: true });
    const git = (...args: string[]) => run(path, args);
    const write = async (file: string, text: string) => {
      await Deno.mkdir(`${path}/${file}`.replace(/[^/]+$/, ""), {
        recursive: true,
      });
      await Deno.writeTextFile(`${path}/${file}`, text);
    };
    return {
      root: pathToFileURL(`${path}/`),
      git,
      read: (file) => Deno.readTextFile(`${path}/${file}`),
      write,
      save: (fields) => write(pathOf(fields._id), fileOf(fields)),
      async push(subject) {
        // In a shell, as each program that Deno starts takes long.
        const script =
          'git add -A && git commit -q -m "$0" && git push -q origin HEAD:main';
        await run(place, ["-c", script, subject], "sh");
      },
      state() {
        const script =
          "git rev-parse HEAD; git status --porcelain -uall; git diff HEAD; git diff --cached";
        return run(path, ["-c", script], "sh");
      },
    };
  };
  await run(folder, ["init", "--quiet", "--bare", "-b", "main", server]);
  await run(server, ["config", "receive.autogc", "false"]);
  const first = await checkout("first");
  for (const _id of ["tides", "ferry", "bridge"]) await first.save({ _id });
  for (const folder of ["data/content/jobs", "data/projects"]) {
    await first.write(`${folder}/.keep`, "");
  }
  for (const [file, text] of plainFacts) await first.write(file, text);
  await first.write("data/site.ts", "export {};\n");
  await first.write("src/code.ts", "// The code.\n");
  await first.write(".gitignore", ".editor/\n.*.tmp\n");
  await first.push("Begin");
  return {
    first,
    checkout,
    /** Without a check unless one is given. */
    publisher: ({ root }: Checkout, options?: PublisherOptions) =>
      createPublisher(root, { check: () => Promise.resolve([]), ...options }),
    /** A file as it is published. */
    published: (path: string) =>
      run(server, ["show", `main:${project}${path}`]),
    server: (...args: string[]) => run(server, args),
    /** The path of the server's repository. */
    serverPath: server,
    [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }),
  };
}

/** Saves some fields of an article. */
export async function change(
  checkout: Checkout,
  id: string,
  fields: Record<string, string>,
) {
  const record = { ...JSON.parse(await checkout.read(pathOf(id))), ...fields };
  const text = `${JSON.stringify(record, null, 2)}\n`;
  await checkout.write(pathOf(id), text);
}

/** The content check in this process: the small repository has no code. */
export const checkHere: CheckTree = async (root) =>
  (await checkAll(root)).problems.map(fileProblemLine);

async function run(
  cwd: string,
  args: readonly string[],
  program = "git",
): Promise<string> {
  const { success, stdout, stderr } = await new Deno.Command(program, {
    args: [...args],
    cwd,
  }).output();
  if (success) return new TextDecoder().decode(stdout);
  throw new Error(
    `${program} ${args.join(" ")}: ${new TextDecoder().decode(stderr)}`,
  );
}
