import { refuseInvalid } from "../../records/files.server.ts";
import { kinds } from "../../pages/kinds.server.ts";
import { runTask } from "../run-task.ts";

await runTask(() =>
  refuseInvalid(kinds, new URL("../../../", import.meta.url))
);
