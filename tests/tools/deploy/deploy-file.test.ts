import assert from "node:assert/strict";
import { parseDeployFile } from "../../../src/tools/deploy/deploy-file.ts";
import { DeployError } from "../../../src/tools/deploy/deploy-target.ts";
import { testApp } from "../../support/app.ts";
import { allContent } from "../../support/content/answers.ts";

const root = new URL("../../../", import.meta.url);
const own = await Deno.readTextFile(new URL("deploy.yml", root));

Deno.test("the site passes its own smoke test", async () => {
  const app = await testApp({ content: await allContent() });
  for (const { path, status, contains = "" } of parseDeployFile(own).smoke) {
    const response = await app.request(path);
    assert.equal(response.status, status, path);
    assert.ok((await response.text()).includes(contains), path);
  }
});

Deno.test("the platform's build task and entry point exist", async () => {
  const config = JSON.parse(
    await Deno.readTextFile(new URL("deno.json", root)),
  );
  const { build, runtime } = config.deploy;
  assert.ok(config.tasks[build.replace("deno task ", "")], build);
  assert.ok((await Deno.stat(new URL(runtime.entrypoint, root))).isFile);
});

const good = `
org: agency
app: site
variables:
  here: [DENO_DEPLOY_TOKEN]
  production: [SITE_URL]
smoke:
  - path: /blog
    contains: Ferries
  - path: /none
    status: 404
`;

Deno.test("a smoke test expects status 200 by default", () => {
  assert.deepEqual(parseDeployFile(good).smoke, [
    { path: "/blog", status: 200, contains: "Ferries" },
    { path: "/none", status: 404 },
  ]);
});

for (
  const [part, replacement, message] of [
    ["org: agency", "org: An agency", "org"],
    ["org: agency", "", "org"],
    ["app: site", "app: site\nregion: eu", /region/],
    ["[SITE_URL]", "SITE_URL", "variables.production"],
    ["path: /blog", "path: blog", "smoke.0.path"],
    ["status: 404", "status: none", "smoke.1.status"],
    ["[SITE_URL]", "[", ""],
  ] as const
) {
  Deno.test(`rejects "${replacement}" in place of "${part}" in deploy.yml with one line`, () => {
    assert.throws(
      () => parseDeployFile(good.replace(part, replacement)),
      (error) => {
        assert.ok(error instanceof DeployError);
        assert.match(error.message, /^deploy\.yml: .+$/);
        assert.match(
          error.message,
          typeof message === "string"
            ? new RegExp(`^deploy\\.yml: ${message}`)
            : message,
        );
        return true;
      },
    );
  });
}
