import { createContentService } from "../content-service/content-service.ts";
import { readContentFiles } from "../content-service/content-files.ts";

/** The content service of a fleet: it counts calls, and one title changes. */
export interface FleetContent {
  origin: string;
  /** Paths of the pages that are made of its records. */
  pages: string[];
  /** The id of the article whose title changes. */
  changingId: string;
  /** Gives that article a new title. */
  rename(title: string): void;
  /** Calls since the last reset. */
  calls(): number;
  reset(): void;
  stop(): Promise<void>;
}

/** Starts the embedded content service over copies of its records. */
export async function startContent(): Promise<FleetContent> {
  const folder = new URL("../../data/content/", import.meta.url);
  const files = await readContentFiles(folder);
  const service = createContentService(files);
  const articles = files.articles.filter(({ status }) =>
    status === "published"
  );
  const [changing] = articles;
  if (!changing) throw new Error("There is no published article");
  let calls = 0;
  const server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen() {} },
    (request) => {
      calls++;
      return service.fetch(request);
    },
  );
  return {
    origin: `http://127.0.0.1:${server.addr.port}`,
    pages: articles.map(({ _id }) => `/blog/${_id}`),
    changingId: changing._id,
    rename: (title) => void (changing.title = title),
    calls: () => calls,
    reset: () => void (calls = 0),
    stop: () => server.shutdown(),
  };
}
