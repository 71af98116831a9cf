/** Publishes a folder in a process that a test kills: `publish-process.ts PATH`. */
import { pathToFileURL } from "node:url";
import { createPublisher } from "../../../../src/tools/edit/publish/publish.ts";
import { checkHere } from "./checkouts.ts";

const [path = ""] = Deno.args;
await createPublisher(pathToFileURL(path), { check: checkHere }).publish();
