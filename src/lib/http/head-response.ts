/**
 * The same response to HEAD, without a false length: for a response without a
 * body Deno would send `Content-Length: 0`, though GET has a body. It sends none
 * for an empty stream.
 */
export async function withoutFalseLength(
  pending: Response | Promise<Response>,
): Promise<Response> {
  const response = await pending;
  const { status, headers } = response;
  const hasBody = status !== 304 && status !== 308;
  if (!hasBody || headers.has("content-length")) return response;
  const empty = new ReadableStream({
    start: (controller) => controller.close(),
  });
  return new Response(empty, response);
}
