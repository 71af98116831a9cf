import { pathToFileURL } from "node:url";
import { listNames } from "../../src/content/content-types.ts";
import { plainFacts } from "./facts.ts";

/**
 * A temporary project.
 * @param articles Names of fixture articles to copy.
 */
export async function makeProject(articles: readonly string[] = []) {
  const path = await Deno.makeTempDir();
  const records = listNames.map((it) => `data/content/${it}`);
  for (
    const folder of [
      ...records,
      "data/projects",
      "data/words",
      "static/pictures",
    ]
  ) {
    await Deno.mkdir(`${path}/${folder}`, { recursive: true });
  }
  for (const [file, text] of plainFacts) {
    await Deno.writeTextFile(`${path}/${file}`, text);
  }
  for (const name of articles) {
    await Deno.copyFile(
      new URL(
        `../fixtures/data/content/articles/${name}.json`,
        import.meta.url,
      ),
      `${path}/data/content/articles/${name}.json`,
    );
  }
  return {
    path,
    root: pathToFileURL(`${path}/`),
    [Symbol.asyncDispose]: () => Deno.remove(path, { recursive: true }),
  };
}
