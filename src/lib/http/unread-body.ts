/**
 * How long a client may read the response before its connection is closed, in
 * milliseconds.
 */
const lingerMs = 1000;

/**
 * Closes the connection of a request whose body the handler has not read to its
 * end. Deno responds with `Connection: close`, but then waits for the rest of
 * the body without a limit, even during a shutdown. Where somebody holds a
 * reader of the body, it waits for that, and closes when the reader is cancelled.
 *
 * A read that is pending by then ends only with the next byte, with the
 * connection, or with a shutdown; nothing more is answered on it. The runtime
 * gives no access to bodies of GET and HEAD.
 */
export function closeUnreadBodies(
  handler: (request: Request) => Response | Promise<Response>,
): Deno.ServeHandler {
  return (request, { completed }) => {
    const { method } = request;
    if (method === "GET" || method === "HEAD") return handler(request);
    return answer(request, completed);
  };

  async function answer(
    request: Request,
    completed: Promise<void>,
  ): Promise<Response> {
    const response = await handler(request);
    const reader = request.body?.locked ? undefined : request.body?.getReader();
    if (!reader) return response;
    // Closing at once could reset the connection before the client has read it.
    const close = () =>
      Deno.unrefTimer(
        setTimeout(() => reader.cancel().catch(() => {}), lingerMs),
      );
    completed.then(close, close);
    return response;
  }
}
