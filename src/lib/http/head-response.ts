/**
 * The response to HEAD. Without a body Deno would send `Content-Length: 0`,
 * which is wrong where GET has a body; for an empty stream it sends no length.
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
