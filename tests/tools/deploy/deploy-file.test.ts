import assert from "node:assert/strict";
import {
  DeployError,
  parseDeployFile,
  readDeployFile,
} from "../../../src/tools/deploy/deploy-file.ts";
import { testApp } from "../../support/app.ts";
import { allContent } from "../../support/content/answers.ts";

const root = new URL("../../../", import.meta.url);

Deno.test("the site passes its own smoke test", async () => {
  const app = await testApp({ content: await allContent() });
  for (
    const { path, status, contains = "" } of (await readDeployFile(root)).smoke
  ) {
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
    ["path: /blog", "path: blog", "smoke.0.path"],
    ["status: 404", "status: none", "smoke.1.status"],
    ["status: 404", "status: [", ""],
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
