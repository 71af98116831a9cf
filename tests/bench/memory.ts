import { paths } from "../../src/paths.ts";
import { silent, withRecords } from "../support/content/answers.ts";
import { fakeContent } from "../support/content/fake-content.ts";
import { article } from "../support/content/records.ts";
import { connect, get } from "../support/raw-client.ts";
import { startServer } from "./process.ts";
import { quiet } from "./settings.ts";
import { head, ratio, row, whole } from "./table.ts";

/** What visitors of a site do. */
type Load = (origin: string) => Promise<unknown>;

/** Reads a page that is not compressed, as after the first few. */
async function read(url: string): Promise<void> {
  await (await fetch(url, { headers: { "Accept-Encoding": "identity" } }))
    .bytes();
}

function visitors(count: number): Load {
  return (origin) =>
    Promise.all(
      Array.from({ length: count }, () => read(origin + paths.blog)),
    );
}

/** Each asks for far more than the buffers of a connection hold. */
function slowReaders(count: number): Load {
  return async (origin) => {
    using readers = new DisposableStack();
    await Promise.all(
      Array.from({ length: count }, async () => {
        const connection = readers.use(await connect(origin));
        const request = get("/pictures/share/about.jpg").repeat(400);
        await connection.write(new TextEncoder().encode(request));
        await connection.read(new Uint8Array(1));
      }),
    );
    await read(origin + paths.about);
  };
}

/** The most memory that a site takes while many use it. */
export async function memory(): Promise<void> {
  head("peak memory with", "MB", "to one visitor");
  const one = await peak(visitors(1));
  row("one visitor", whole(one / 1e6), ratio(one, one));
  const texts = Array.from(
    { length: 31 },
    (_, index) =>
      article({
        _id: `a${index}`,
        content: [{
          type: "paragraph",
          paragraphText: `${index}`.repeat(2 ** 19),
        }],
      }),
  );
  for (
    const [name, bytes] of [
      [
        "1,000 visitors waiting for content",
        await peak(visitors(1000), silent),
      ],
      ["200 slow readers", await peak(slowReaders(200))],
      [
        "a list of 31 MB",
        await peak(visitors(1), withRecords({ articles: texts })),
      ],
    ] as const
  ) row(name, whole(bytes / 1e6), ratio(bytes, one));
}

async function peak(load: Load, answer = withRecords({})): Promise<number> {
  await using content = fakeContent(answer);
  await using ours = await startServer(["main.ts"], {
    ...quiet,
    CONTENT_API_URL: content.origin,
    CONTENT_TIMEOUT_MS: "5000",
  });
  await load(ours.origin);
  return await ours.peakMemory();
}
