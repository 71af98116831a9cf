import { type FakeAnswer, withRecords } from "../support/content/answers.ts";
import { article, job } from "../support/content/records.ts";

const articles = Array.from(
  { length: 40 },
  (_, index) => article({ _id: `post-${index}`, tags: "featured" }),
);
const jobs = Array.from(
  { length: 20 },
  (_, index) => job({ _id: `job-${index}` }),
);
const good = withRecords({ articles, jobs });

const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** One byte every 50 ms, for longer than anybody waits. */
function drip(): Response {
  let left = 100;
  return new Response(
    new ReadableStream({
      async pull(controller) {
        await pause(50);
        if (left-- > 0) controller.enqueue(new Uint8Array([32]));
        else controller.close();
      },
    }),
    { headers: { "Content-Type": "application/json" } },
  );
}

const faults: Record<string, FakeAnswer> = {
  async slow(request) {
    await pause(300);
    return await good(request);
  },
  async hang() {
    await pause(3000);
    return new Response();
  },
  drip,
  broken: () => Response.json({ error: "Out of order" }, { status: 500 }),
  busy: () => new Response("", { status: 503 }),
  page: () =>
    new Response("<h1>Bad gateway</h1>", {
      status: 502,
      headers: { "Content-Type": "text/html" },
    }),
  refused: () => Response.json({ errorMessage: "Not today" }),
  shape: () => Response.json({ articles: { 0: null }, jobs: [null, 1, "x"] }),
  cut: () =>
    new Response('{"articles":[{"_id":', {
      headers: { "Content-Type": "application/json" },
    }),
  huge: () => Response.json({ articles: ["x".repeat(6_000_000)] }),
  away: () => Response.redirect("http://127.0.0.1:9/", 302),
  empty: () => new Response(null, { status: 204 }),
};

/** Answers well most of the time, and in every bad way now and then. */
export function faultyContent(share = 0.3): FakeAnswer {
  const kinds = Object.values(faults);
  return async (request) => {
    if (Math.random() >= share) return await good(request);
    return await kinds[Math.floor(Math.random() * kinds.length)]!(request);
  };
}
