import type { DeployFile } from "../../src/deploy/deploy-file.ts";
import type { DeployTools } from "../../src/deploy/deploy-tools.ts";

/** What a deployment is told. */
export const file: DeployFile = {
  app: "site",
  org: "agency",
  region: "eu",
  environment: { here: ["DENO_DEPLOY_TOKEN"], app: ["SITE_URL"] },
  before: ["build", "test"],
  after: [{ path: "/", status: 200, shows: ["From idea to product"] }],
};

export const page = "<h1>From <em>idea</em><!-- --> to\n product</h1>";
/** The address of what is uploaded. */
export const revision = "https://site-k3xq9.agency.deno.net";

/** A world that records what was done to it. */
export function world(changes: Partial<DeployTools> = {}) {
  const commands: string[] = [];
  const asked: string[] = [];
  const lines: string[] = [];
  const events: string[] = [];
  const tools: DeployTools = {
    deno(args, _quiet, folder = "") {
      commands.push(folder + args.join(" "));
      const stdout = args.includes("env")
        ? '[{"key":"SITE_URL"}]'
        : `{"url":"${revision}"}`;
      return Promise.resolve({ success: true, stdout });
    },
    startSite: () =>
      Promise.resolve({
        origin: "http://127.0.0.1:9",
        stop() {
          events.push("stopped");
          return Promise.resolve();
        },
      }),
    saveConfig: () =>
      Promise.resolve(() => {
        events.push("restored");
        return Promise.resolve();
      }),
    checkout(commit) {
      events.push(`checked out ${commit}`);
      return Promise.resolve({
        folder: "/earlier",
        remove: () => Promise.resolve(void events.push("removed")),
      });
    },
    fetch(url) {
      asked.push(url);
      return Promise.resolve(new Response(page));
    },
    environment: () => "given",
    print: (line) => lines.push(line),
    ...changes,
  };
  return { tools, commands, asked, lines, events };
}

export const preview = { dryRun: false, uploadOnly: false, production: false };
