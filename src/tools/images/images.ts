/**
 * `deno task images`: makes the icons and the share cards, or adds a photograph
 * to those of articles, as a person's portrait, or to a project:
 *
 *     deno task images [icons] [share]
 *     deno task images add FILE --alt TEXT [--name NAME] [--focus 50,30] [--replace]
 *     deno task images add FILE --portrait PERSON [--name NAME] …
 *     deno task images add FILE --logo SLUG
 *     deno task images add FILE --project SLUG --alt TEXT [--wide [--phone FILE] | --cover] …
 */
import { runTask } from "../run-task.ts";

await runTask(async () => {
  const { runImages } = await import("./run-images.ts");
  await runImages(Deno.args);
});
