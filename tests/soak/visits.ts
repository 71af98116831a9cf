import { connect, get, sendRaw } from "../support/raw-client.ts";

/** One visit; a text says what was wrong with the answer. */
export type Visit = (origin: string) => Promise<string | undefined>;

const pick = <T>(list: readonly T[]): T =>
  list[Math.floor(Math.random() * list.length)]!;
const number = (below: number) => Math.floor(Math.random() * below);

/** A page has to come whole, whatever the content service does. */
async function page(
  origin: string,
  path: string,
  expected: readonly number[] = [200],
): Promise<string | undefined> {
  const response = await fetch(origin + path);
  const html = await response.text();
  if (!expected.includes(response.status)) {
    return `${path.slice(0, 60)}: status ${response.status}`;
  }
  return /<\/html>/.test(html) ? undefined : `${path}: cut short`;
}

const visits: Visit[] = [
  (origin) => page(origin, pick(["/", "/about-us", "/services", "/academy"])),
  (origin) => page(origin, pick(["/portfolio", "/portfolio?show=all"])),
  (origin) => page(origin, pick(["/blog", "/careers"])),
  (origin) => page(origin, `/blog?q=${"text".repeat(number(9))}${number(1e6)}`),
  // 503 when the content had failed before the first byte was sent.
  (origin) => page(origin, `/blog/post-${number(60)}`, [200, 404, 503]),
  (origin) => page(origin, `/careers/job-${number(30)}`, [200, 404, 503]),
  (origin) => page(origin, `/no-such-page-${number(1e6)}`, [404]),
  (origin) => page(origin, `/services?utm=${number(1e6)}`),
  async function gateway(origin) {
    const path = pick(["/api/jobs", "/api/articles", "/api/article/post-1"]);
    const response = await fetch(origin + path, {
      headers: Math.random() < 0.5 ? { Authorization: "Token x" } : {},
    });
    const body = await response.text();
    const isKnown = [200, 400, 404, 500, 502, 504].includes(response.status);
    return isKnown && body.startsWith("{")
      ? undefined
      : `${path}: ${response.status} ${body.slice(0, 40)}`;
  },
  async function file(origin) {
    const response = await fetch(`${origin}/pictures/share/about.jpg`);
    const { byteLength } = await response.arrayBuffer();
    return response.ok && byteLength > 1000 ? undefined : "a picture is broken";
  },
  async function leave(origin) {
    using connection = await connect(origin);
    await connection.write(
      new TextEncoder().encode(get(`/careers/job-${number(1e6)}`)),
    );
    await connection.read(new Uint8Array(50));
    return undefined;
  },
  async function junk(origin) {
    const request = pick([
      get("/%E0%A4%A"),
      get("//evil.example/"),
      get("/", { method: "DELETE" }),
      get("/", { host: "a b" }),
      get(`/${"x".repeat(9000)}`),
      get("/blog/../x"),
    ]);
    const { status } = await sendRaw(origin, request);
    return status < 500 ? undefined : `junk: status ${status}`;
  },
];

/** Makes one visit of any kind. */
export function visit(origin: string): ReturnType<Visit> {
  return pick(visits)(origin);
}
