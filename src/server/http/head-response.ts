/**
 * The same response, without a false length: for a HEAD response without a body
 * Deno would send `Content-Length: 0`, though GET has a body. It sends none for
 * an empty stream.
 */
export function withoutFalseLength(
  { method }: Request,
  response: Response,
): Response {
  const { status, headers } = response;
  const hasBody = status !== 304 && status !== 308;
  if (method !== "HEAD" || !hasBody || headers.has("content-length")) {
    return response;
  }
  const empty = new ReadableStream({
    start: (controller) => controller.close(),
  });
  return new Response(empty, response);
}
