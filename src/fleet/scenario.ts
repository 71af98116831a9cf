import { changes, purgeSecret } from "./changes.ts";
import { startContent } from "./content.ts";
import { startEdge } from "./edge.ts";
import { freePorts, memoryOf, startInstance } from "./instances.ts";
import {
  failureText,
  type Fleet,
  noneOf,
  pause,
  type Row,
  type ScenarioOptions,
  underLoad,
} from "./running-fleet.ts";
import { percentile } from "./visitors.ts";

const ownBuild = new URL("../../", import.meta.url);

/** Starts a fleet, and does to it what happens to one. */
export async function runScenario(options: ScenarioOptions): Promise<Row[]> {
  const content = await startContent();
  const ports = freePorts(options.instances + 1);
  const edgePort = ports.pop() ?? 0;
  const start = (port: number, folder: string | URL) =>
    startInstance({
      ...{ port, folder },
      settings: {
        SITE_URL: `http://127.0.0.1:${edgePort}`,
        CONTENT_API_URL: content.origin,
        CONTENT_FRESH_SECONDS: String(options.freshSeconds),
        PURGE_SECRET: purgeSecret,
        PEERS: ports.filter((it) => it !== port).map((it) =>
          `http://127.0.0.1:${it}`
        ).join(),
      },
    });
  const instances = await Promise.all(
    ports.map((port) => start(port, ownBuild)),
  );
  const edge = await startEdge(ports, edgePort);
  const fleet: Fleet = { ...options, content, instances, edge, start };
  try {
    return [
      ...await steadyLoad(fleet),
      ...await changes(fleet),
      ...await newBuilds(fleet),
      await lostInstance(fleet),
    ];
  } finally {
    await edge.stop();
    await Promise.all(fleet.instances.map((it) => it.stop()));
    await content.stop();
  }
}

async function steadyLoad(fleet: Fleet): Promise<Row[]> {
  const { content, instances, freshSeconds, loadMs } = fleet;
  content.reset();
  const visits = await underLoad(fleet, () => pause(loadMs));
  const periods = Math.ceil(loadMs / 1000 / freshSeconds) + 1;
  // Each article, the list of articles and that of jobs.
  const known = content.pages.length + 2;
  const bar = instances.length * known * periods;
  const memory = await Promise.all(instances.map(memoryOf));
  return [
    {
      what: `${visits.requests} requests in ${loadMs / 1000} s: failed`,
      ...noneOf(visits),
    },
    {
      what: "answered by the edge alone",
      figure: `${Math.round(100 * visits.hits / visits.requests)} %`,
    },
    {
      what: "answered within (median, 99 %)",
      figure: `${percentile(visits, 0.5)} ms, ${percentile(visits, 0.99)} ms`,
    },
    {
      what: `content calls of ${instances.length} instances, ${known} results`,
      figure: String(content.calls()),
      bar: `at most ${bar}`,
      isGood: content.calls() <= bar,
    },
    { what: "memory of an instance", figure: `${Math.max(...memory)} MB` },
  ];
}

/** Replaces the instances one by one with those of another build, and back. */
async function newBuilds(fleet: Fleet): Promise<Row[]> {
  async function roll(folder: string | URL): Promise<void> {
    for (const [index, { port }] of fleet.instances.entries()) {
      await fleet.instances[index]?.stop();
      fleet.instances[index] = await fleet.start(port, folder);
      await pause(fleet.loadMs / 10);
    }
  }
  const rows: Row[] = [];
  for (
    const [direction, folder] of [
      ["to another build", fleet.otherBuild],
      ["back", ownBuild],
    ] as const
  ) {
    const visits = await underLoad(fleet, () => roll(folder));
    const what = `rolling ${direction}, ${visits.requests} requests: failed`;
    rows.push({ what, ...noneOf(visits) });
  }
  return rows;
}

/** Ends an instance without a warning. */
async function lostInstance(fleet: Fleet): Promise<Row> {
  const lost = fleet.instances.pop();
  const visits = await underLoad(fleet, async () => {
    await pause(fleet.loadMs / 4);
    await lost?.stop("SIGKILL");
    await pause(fleet.loadMs / 4);
  });
  return {
    what: `an instance is lost, ${visits.requests} requests: failed`,
    figure: failureText(visits),
    bar: "only what it was sending",
  };
}
