import assert from "node:assert/strict";
import { withoutRevealDelay } from "../../../src/server/rendering/without-reveal-delay.ts";

const script =
  '<script nonce="abc">requestAnimationFrame(function(){$RT=performance.now()});</script>';

/** HTML that was sent in chunks of `size` bytes, after the transform. */
async function rest(html: string, size: number): Promise<string> {
  const bytes = new TextEncoder().encode(html);
  const parts = Array.from(
    { length: Math.ceil(bytes.length / size) },
    (_, index) => bytes.slice(index * size, (index + 1) * size),
  );
  return await new Response(withoutRevealDelay(ReadableStream.from(parts)))
    .text();
}

for (const size of [1, 2, 7, 50, 10_000]) {
  Deno.test(`removes the delay from a stream in chunks of ${size} bytes`, async () => {
    const html = `<p>1 < 2 €</p>${script}<script>late()</script>`;
    assert.equal(
      await rest(html, size),
      "<p>1 < 2 €</p><script>late()</script>",
    );
  });

  Deno.test(`does not change a stream without a delay in chunks of ${size} bytes`, async () => {
    const html = "<main><p>a</p><script>x</script><";
    assert.equal(await rest(html, size), html);
  });
}
