/** Publishes a folder in a process that a test kills: `publish-process.ts PATH`. */
import { pathToFileURL } from "node:url";
import { createPublisher } from "../../../../src/tools/edit/publish/publish.ts";

const [path = ""] = Deno.args;
const check = () => Promise.resolve([]);
await createPublisher(pathToFileURL(path), { check }).publish();
