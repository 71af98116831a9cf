/** `deno task images`: see `usage` in `run-images.ts`. */
import { runTask } from "../run-task.ts";

await runTask(async () => {
  const { runImages } = await import("./run-images.ts");
  await runImages(Deno.args);
});
