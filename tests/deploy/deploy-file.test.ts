import assert from "node:assert/strict";
import { DeployError, readDeployFile } from "../../src/deploy/deploy-file.ts";
import { smokeTest } from "../../src/deploy/smoke-test.ts";
import { testApp } from "../support/app.ts";

const root = new URL("../../", import.meta.url);
const text = await Deno.readTextFile(new URL("deploy.yml", root));
const config = JSON.parse(
  await Deno.readTextFile(new URL("deno.json", root)),
);
const tasks = Object.keys(config.tasks);

Deno.test("deploy.yml can be used", () => {
  const file = readDeployFile(text, tasks);
  assert.equal(file.region, "eu");
  assert.ok(file.before.includes("test"));
});

Deno.test("the site shows what deploy.yml wants to see", async () => {
  const app = await testApp();
  const results = await smokeTest(readDeployFile(text, tasks).after, {
    origin: "https://site.example",
    fetch: async (url, init) => await app.request(new URL(url).href, init),
  });
  assert.deepEqual(results.filter(({ problem }) => problem), []);
});

Deno.test("the platform builds and starts the site with what is there", async () => {
  const { install, build, runtime, ...rest } = config.deploy;
  assert.deepEqual(rest, {});
  assert.equal(install, "deno install --frozen");
  assert.ok(tasks.includes(build.replace("deno task ", "")));
  assert.equal(runtime.type, "dynamic");
  assert.ok((await Deno.stat(new URL(runtime.entrypoint, root))).isFile);
  assert.ok(runtime.memoryLimit >= 256 && runtime.memoryLimit <= 768);
});

function refusal(change: (text: string) => string): string {
  try {
    readDeployFile(change(text), tasks);
  } catch (error) {
    assert.ok(error instanceof DeployError);
    return error.message;
  }
  assert.fail("nothing was refused");
}

Deno.test("a region that does not exist is named", () => {
  assert.match(
    refusal((text) => text.replace("region: eu", "region: africa")),
    /^Cannot use deploy\.yml: region: /,
  );
});

Deno.test("a task that does not exist is named", () => {
  assert.match(
    refusal((text) => text.replace("- build", "- bake")),
    /before: deno\.json has no task "bake"/,
  );
});

Deno.test("an unknown field is refused", () => {
  assert.match(refusal((text) => `${text}\nregoin: eu\n`), /regoin/);
});

Deno.test("a route with an odd path is named by its place", () => {
  assert.match(
    refusal((text) => text.replace("path: /blog", "path: blog")),
    /after\.5\.path: /,
  );
});

Deno.test("text that is no YAML is one line", () => {
  const message = refusal(() => "app: [");
  assert.match(message, /^Cannot read deploy\.yml: /);
});
