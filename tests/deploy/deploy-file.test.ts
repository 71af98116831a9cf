import assert from "node:assert/strict";
import {
  DeployError,
  loadDeployFile,
  readDeployFile,
} from "../../src/deploy/deploy-file.ts";
import { smokeTest } from "../../src/deploy/smoke-test.ts";
import { testApp } from "../support/app.ts";
import { allContent } from "../support/content/answers.ts";

const root = new URL("../../", import.meta.url);

Deno.test("the site shows what deploy.yml wants to see", async () => {
  const app = await testApp({ content: await allContent() });
  const results = await smokeTest((await loadDeployFile()).after, {
    origin: "https://site.example",
    fetch: async (url, init) => await app.request(new URL(url).href, init),
  });
  assert.deepEqual(results.filter(({ problem }) => problem), []);
});

Deno.test("the platform builds and starts the site with what is there", async () => {
  const config = JSON.parse(
    await Deno.readTextFile(new URL("deno.json", root)),
  );
  const { build, runtime } = config.deploy;
  assert.ok(config.tasks[build.replace("deno task ", "")], build);
  assert.ok((await Deno.stat(new URL(runtime.entrypoint, root))).isFile);
});

const good = `
app: site
org: agency
region: eu
environment:
  here: [DENO_DEPLOY_TOKEN]
  app: [SITE_URL]
before: [build, test]
after:
  - path: /
  - path: /blog
    shows: [Ferries]
  - path: /none
    status: 404
`;
const tasks = ["build", "test"];

Deno.test("a route is asked for status 200 and no text unless it says more", () => {
  assert.deepEqual(readDeployFile(good, tasks).after, [
    { path: "/", status: 200, shows: [] },
    { path: "/blog", status: 200, shows: ["Ferries"] },
    { path: "/none", status: 404, shows: [] },
  ]);
});

for (
  const [what, change, message] of [
    [
      "a region that does not exist",
      (text) => text.replace("region: eu", "region: africa"),
      /^Cannot use deploy\.yml: region: /,
    ],
    [
      "a task that does not exist",
      (text) => text.replace("[build,", "[bake,"),
      /before: deno\.json has no task "bake"/,
    ],
    ["an unknown field", (text) => `${text}\nregoin: eu\n`, /regoin/],
    [
      "a route with an odd path",
      (text) => text.replace("path: /blog", "path: blog"),
      /after\.1\.path: /,
    ],
    ["text that is no YAML", () => "app: [", /^Cannot read deploy\.yml: /],
  ] as [string, (text: string) => string, RegExp][]
) {
  Deno.test(`${what} in deploy.yml is refused by its place`, () => {
    assert.throws(
      () => readDeployFile(change(good), tasks),
      (error) => error instanceof DeployError && message.test(error.message),
    );
  });
}
