/** Behaviours of a fake content service. */
import { createContentService } from "../../../src/content/embedded/content-service.ts";
import {
  bodyWith,
  contentTypes,
  listNames,
} from "../../../src/content/content-types.ts";
import type { FakeRecords } from "../sections.ts";
import { allRecords, fixtureRecords } from "./records.ts";

/** Answers a request to the content service. */
export type FakeAnswer = (request: Request) => Response | Promise<Response>;

/**
 * Answers with records like a working content service. It reads them at each
 * request, so a test may replace them.
 */
export function withRecords(records: FakeRecords): FakeAnswer {
  return (request) => {
    const [, , word = "", id] = new URL(request.url).pathname.split("/");
    const list = listNames.find((it) =>
      it === word || contentTypes[it].singular === word
    );
    const all = (list && records[list]) ?? [];
    if (!list || id === undefined) {
      return Response.json(list ? { [list]: all } : {});
    }
    const found = all.find((it) => "_id" in it && it._id === id);
    return found
      ? Response.json(bodyWith(list, found))
      : Response.json({ error: `${contentTypes[list].label} not found` }, {
        status: 404,
      });
  };
}

/** Answers with the records of the fixtures. */
export async function fixtureContent(): Promise<FakeAnswer> {
  const service = createContentService(await fixtureRecords());
  return (request) => service.fetch(request);
}

/** Answers with the site's current content. */
export async function allContent(): Promise<FakeAnswer> {
  const service = createContentService(await allRecords());
  return (request) => service.fetch(request);
}

/** Fails every request with this message. */
export function failing(message: string): FakeAnswer {
  return () => Response.json({ error: message }, { status: 500 });
}

/** Answers after the given milliseconds. */
export function late(milliseconds: number, answer: FakeAnswer): FakeAnswer {
  return async (request) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return await answer(request);
  };
}

/** Answers only after release, so that a test decides what is late. */
export function held(answer: FakeAnswer): {
  answer: FakeAnswer;
  release(): void;
} {
  const gate = Promise.withResolvers<void>();
  return {
    async answer(request) {
      await gate.promise;
      return await answer(request);
    },
    release: () => gate.resolve(),
  };
}

/** Answers only once the caller has aborted. */
export const silent: FakeAnswer = ({ signal }) =>
  new Promise((resolve) => {
    const end = () => resolve(new Response());
    signal.addEventListener("abort", end);
    if (signal.aborted) end();
  });
