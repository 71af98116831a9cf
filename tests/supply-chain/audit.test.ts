/** The audit over registries of all sorts. */
import assert from "node:assert/strict";
import { unknownStatus } from "./advisories.ts";

/** An advisory as a registry lists it. */
function advisory(name: string, id: string) {
  return {
    [name]: [{
      id: 1,
      url: `https://github.com/advisories/${id}`,
      title: `Weakness of ${name}`,
      severity: "high",
      vulnerable_versions: "<999.0.0",
      cwe: [],
      cvss: { score: 9, vectorString: null },
    }],
  };
}

/** Runs the audit over a registry that answers like this. */
async function audit(answer: () => Response) {
  await using registry = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen() {} },
    answer,
  );
  const { code, stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", new URL("audit.ts", import.meta.url).pathname],
    env: { NPM_CONFIG_REGISTRY: `http://127.0.0.1:${registry.addr.port}` },
    stderr: "null",
  }).output();
  return { code, report: new TextDecoder().decode(stdout) };
}

const known = advisory("react-router", "GHSA-wrjc-x8rr-h8h6");
const unknown = advisory("hono", "GHSA-aaaa-bbbb-cccc");

Deno.test("an advisory without a reason to accept it fails the audit", async () => {
  const { code, report } = await audit(() =>
    Response.json({ ...known, ...unknown })
  );
  assert.equal(code, 1);
  assert.match(report, /Not accepted: GHSA-aaaa-bbbb-cccc/);
  assert.doesNotMatch(report, /Not accepted: GHSA-wrjc/);
});

Deno.test("advisories that are accepted pass, with their reasons", async () => {
  const { code, report } = await audit(() => Response.json(known));
  assert.equal(code, 0);
  assert.match(report, /Accepted: GHSA-wrjc-x8rr-h8h6 \(react-router\)\. \w/);
});

Deno.test("a registry that cannot be asked leaves the audit unknown, with a status of its own", async () => {
  for (
    const answer of [
      () => new Response("Not found", { status: 404 }),
      () => new Response("<h1>Mirror</h1>", { status: 502 }),
    ]
  ) {
    const { code, report } = await audit(answer);
    assert.equal(code, unknownStatus);
    assert.match(report, /^Unknown: /m);
  }
  const { code } = await audit(() => Response.json({}));
  assert.equal(code, 0);
});
