import assert from "node:assert/strict";
import { settingNames } from "../../src/settings.ts";
import { misspelledSettings } from "../../src/tools/misspelled-settings.ts";

Deno.test("a misspelled variable is named with the setting that was meant", () => {
  for (
    const [name, meant] of [
      ["SITEURL", "SITE_URL"],
      ["site_url", "SITE_URL"],
      ["SITE-URL", "SITE_URL"],
      ["CONTENT_API_ULR", "CONTENT_API_URL"],
      ["CONTENT_APIS_URL", "CONTENT_API_URL"],
      ["PURGE_SECRT", "PURGE_SECRET"],
      ["PREVIEW_SEKRET", "PREVIEW_SECRET"],
      ["NODEENV", "NODE_ENV"],
    ] as const
  ) {
    assert.deepEqual(misspelledSettings({ [name]: "x" }), [
      `Warning: Unknown setting "${name}": did you mean "${meant}"?`,
    ]);
  }
});

Deno.test("a value of NODE_ENV that means nothing is named", () => {
  assert.deepEqual(misspelledSettings({ NODE_ENV: "prod" }), [
    'Warning: NODE_ENV="prod": did you mean "production"?',
  ]);
  assert.deepEqual(misspelledSettings({ NODE_ENV: "dev" }), [
    'Warning: NODE_ENV="dev": did you mean "development"?',
  ]);
});

Deno.test("settings and the variables of others have no warning", () => {
  const others = ["HOME", "HOSTS", "HOSTNAME", "PATH", "PORTS", "DENO_DIR"];
  const names = [...settingNames, ...others, "DIST_FOLDER", "NODE_OPTIONS"];
  const environment = Object.fromEntries(names.map((name) => [name, "x"]));
  const modes = ["", "development", "production"];
  for (const NODE_ENV of modes) {
    assert.deepEqual(misspelledSettings({ ...environment, NODE_ENV }), []);
  }
});
