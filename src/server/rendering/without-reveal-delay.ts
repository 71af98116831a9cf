/**
 * React holds back boundaries that resolve within 300 ms of the shell's first
 * paint, whose time it records in this script at the end of the shell. Without
 * the script it reveals them at once.
 */
const noteOfPaint =
  /<script[^>]*>requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);<\/script>/;

/** Takes the script that delays content out of a stream of HTML. */
export function withoutRevealDelay(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let isDone = false;
  let pending = "";
  const transform = new TransformStream<string, string>({
    transform(chunk, controller) {
      if (isDone) return controller.enqueue(chunk);
      const text = pending + chunk;
      const rest = text.replace(noteOfPaint, "");
      isDone = rest !== text;
      const end = isDone ? rest.length : endOfWhole(rest);
      pending = rest.slice(end);
      controller.enqueue(rest.slice(0, end));
    },
    flush: (controller) => controller.enqueue(pending),
  });
  return stream.pipeThrough(new TextDecoderStream()).pipeThrough(transform)
    .pipeThrough(new TextEncoderStream());
}

/** Where a script or a tag begins whose end is not there yet. */
function endOfWhole(html: string): number {
  const script = html.lastIndexOf("<script");
  if (script > html.lastIndexOf("</script>")) return script;
  const tag = html.lastIndexOf("<");
  return tag > html.lastIndexOf(">") ? tag : html.length;
}
