import assert from "node:assert/strict";
import { DeployError, type DeployFile } from "../../src/deploy/deploy-file.ts";
import { diagnose, type Machine } from "../../src/deploy/doctor.ts";

const deployFile: DeployFile = {
  app: "site",
  org: "agency",
  region: "eu",
  environment: { here: ["DENO_DEPLOY_TOKEN"], app: [] },
  before: [],
  after: [],
};

/** Findings about a machine that lacks nothing but what is changed. */
async function findings(changes: Partial<Machine>) {
  const found = await diagnose({
    denoVersion: "2.9.6",
    environment: { DENO_DEPLOY_TOKEN: "given" },
    browser: "/usr/bin/chromium",
    loadDeployFile: () => Promise.resolve(deployFile),
    ...changes,
  });
  return found.filter(({ state }) => state !== "good");
}

Deno.test("a machine that lacks nothing has only good findings", async () => {
  assert.deepEqual(await findings({}), []);
});

Deno.test("a runtime that is too old is to be upgraded", async () => {
  for (const denoVersion of ["2.8.4", "1.46.3", "2.5.0"]) {
    const [finding] = await findings({ denoVersion });
    assert.equal(finding?.state, "bad");
    assert.match(finding.text, /deno upgrade/, denoVersion);
  }
  for (const denoVersion of ["2.9.0", "2.10.1", "3.0.0", "2.9.0-rc.1"]) {
    assert.deepEqual(await findings({ denoVersion }), [], denoVersion);
  }
});

Deno.test("a setting that cannot be used is named with what it should be", async () => {
  const environment = { PORT: "eighty", DENO_DEPLOY_TOKEN: "given" };
  const [finding] = await findings({ environment });
  assert.equal(finding?.state, "bad");
  assert.match(finding.text, /PORT="eighty": expected a whole number/);
});

Deno.test("a mistake in deploy.yml is shown as deploy would show it", async () => {
  const message = "Cannot use deploy.yml: region: expected another";
  const [finding] = await findings({
    loadDeployFile: () => Promise.reject(new DeployError(message)),
  });
  assert.deepEqual(finding, { state: "bad", text: message });
});

Deno.test("a token that is not set yet and a browser that is missing are noted", async () => {
  const [token, browser] = await findings({
    environment: {},
    browser: undefined,
  });
  assert.equal(token?.state, "note");
  assert.match(token.text, /Set DENO_DEPLOY_TOKEN/);
  assert.equal(browser?.state, "note");
  assert.match(browser.text, /CHROMIUM_PATH/);
});

Deno.test("the task prints its findings for this repository and ends well", async () => {
  const { success, stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", "src/deploy/doctor.ts"],
    cwd: new URL("../../", import.meta.url),
  }).output();
  assert.ok(success);
  assert.match(new TextDecoder().decode(stdout), /^ok {4}Deno is /);
});
