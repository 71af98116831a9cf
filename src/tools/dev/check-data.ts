import { refuseInvalid } from "../../records/files.server.ts";
import { writeWordKeys } from "../build/word-keys.ts";
import { runTask } from "../run-task.ts";

await runTask(async () => {
  const root = new URL("../../../", import.meta.url);
  await writeWordKeys(root);
  const { kinds } = await import("../../pages/kinds.server.ts");
  await refuseInvalid(kinds, root);
});
