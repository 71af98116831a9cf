import assert from "node:assert/strict";
import {
  readSettings,
  settingNames,
  settingsAt,
  SettingsError,
} from "../src/settings.ts";

Deno.test("without variables the settings have the documented defaults", () => {
  const settings = readSettings({});
  assert.equal(settings.port, 8000);
  assert.equal(settings.host, "0.0.0.0");
  assert.equal(settings.siteUrl, "http://localhost:8000");
  assert.equal(settings.hsts, "host");
  assert.equal(settings.contentApiUrl, undefined);
  assert.equal(settings.contentTimeoutMs, 8000);
  assert.equal(settings.contentFreshSeconds, 60);
  assert.equal(settings.contentStaleSeconds, 86_400);
  assert.equal(settings.logLevel, "info");
  assert.equal(settings.edgeCache, false);
  assert.equal(settings.contentPort, 8001);
});

Deno.test("an empty variable counts as unset", () => {
  const empty = Object.fromEntries(settingNames.map((name) => [name, ""]));
  assert.deepEqual(readSettings(empty), readSettings({}));
});

Deno.test("the default site address contains the port", () => {
  assert.equal(readSettings({ PORT: "1234" }).siteUrl, "http://localhost:1234");
  assert.equal(
    readSettings({ SITE_URL: "https://site.example/" }).siteUrl,
    "https://site.example",
  );
});

Deno.test("with PORT=0 links contain the actual port, unless SITE_URL is set", () => {
  const free = readSettings({ PORT: "0" });
  assert.equal(settingsAt(free, 4321).siteUrl, "http://localhost:4321");
  const named = readSettings({ PORT: "0", SITE_URL: "https://site.example" });
  assert.equal(settingsAt(named, 4321).siteUrl, "https://site.example");
});

Deno.test("on Deno Deploy the site has the address of its timeline", () => {
  const platform = {
    DENO_DEPLOY: "true",
    DENO_DEPLOY_ORG_SLUG: "agency",
    DENO_DEPLOY_APP_SLUG: "site",
  };
  for (
    const [timeline, address] of [
      // There is none during the build.
      ["", "https://site.agency.deno.net"],
      ["production", "https://site.agency.deno.net"],
      ["git-branch/next", "https://site--next.agency.deno.net"],
      ["git-branch/Fix/Menu_2", "https://site--fix-menu-2.agency.deno.net"],
      ["preview/k3xq9", "https://site-k3xq9.agency.deno.net"],
    ]
  ) {
    const environment = { ...platform, DENO_TIMELINE: timeline };
    assert.equal(readSettings(environment).siteUrl, address);
    const SITE_URL = "https://site.example";
    assert.equal(readSettings({ ...environment, SITE_URL }).siteUrl, SITE_URL);
  }
});

const wrong: [string, string][] = [
  ["PORT", "65536"],
  ["PORT", "80a"],
  ["PORT", "-1"],
  ["PORT", "1e3"],
  ["HOST", "two words"],
  ["SITE_URL", "site.example"],
  ["SITE_URL", "https://site.example/path"],
  ["SITE_URL", "https://user@site.example"],
  ["HSTS", "yes"],
  ["CONTENT_API_URL", "ftp://content.example"],
  ["CONTENT_TIMEOUT_MS", "0"],
  ["CONTENT_TIMEOUT_MS", "soon"],
  ["CONTENT_FRESH_SECONDS", "1.5"],
  ["CONTENT_STALE_SECONDS", "-5"],
  ["LOG_LEVEL", "loud"],
  ["EDGE_CACHE", "yes"],
  ["CONTENT_PORT", "x\ny"],
];

for (const [name, value] of wrong) {
  Deno.test(`rejects ${name}=${JSON.stringify(value)} with one line`, () => {
    assert.throws(() => readSettings({ [name]: value }), (error: unknown) => {
      assert.ok(error instanceof SettingsError);
      assert.equal(error.message.split("\n").length, 1);
      assert.ok(error.message.startsWith(`${name}=${JSON.stringify(value)}: `));
      assert.match(error.message, /: expected (a|an|one of) /);
      return true;
    });
  });
}

Deno.test("lists each invalid value on a line, without secrets", () => {
  const read = () =>
    readSettings({
      PORT: "x",
      CONTENT_API_URL: "https://editor:password@content.example",
      PURGE_SECRET: "too short",
    });
  assert.throws(read, {
    message: [
      'PORT="x": expected a whole number from 0 to 65535',
      'CONTENT_API_URL="https://editor:(hidden)@content.example": expected an http or https origin such as https://example.com',
      "PURGE_SECRET=(hidden): expected at least 32 printable characters without spaces",
    ].join("\n"),
  });
});
