import type { FakeAnswer } from "./answers.ts";

/** A content service for tests. */
export interface FakeContent extends AsyncDisposable {
  origin: string;
  /** Every request so far. */
  requests: Request[];
  /** The current behaviour; a test may replace it. */
  answer: FakeAnswer;
}

/**
 * Starts a content service on this machine.
 * @param answer Its behaviour: see `answers.ts`.
 */
export function fakeContent(answer: FakeAnswer): FakeContent {
  const requests: Request[] = [];
  const stop = new AbortController();
  const server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", signal: stop.signal, onListen() {} },
    (request) => {
      // A copy: the headers of a finished request cannot be read.
      const { method, headers } = request;
      requests.push(new Request(request.url, { method, headers }));
      return fake.answer(request);
    },
  );
  const fake: FakeContent = {
    origin: `http://127.0.0.1:${server.addr.port}`,
    requests,
    answer,
    async [Symbol.asyncDispose]() {
      // Otherwise a held response would keep the service from stopping.
      stop.abort();
      await server.finished;
    },
  };
  return fake;
}
