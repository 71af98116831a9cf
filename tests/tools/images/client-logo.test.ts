import assert from "node:assert/strict";
import { cleanLogo } from "../../../src/tools/images/client-logo.ts";

const svg = (inside: string, attributes = 'width="200" height="80"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

Deno.test("a logo loses its scripts, names, sizes and colours, and is as high as the drawn ones", () => {
  const cleaned = cleanLogo(
    svg(
      `<title>Boats</title><script>alert(1)</script>
      <style>.a { fill: #c00 } .b { fill: none; stroke: #123456 }</style>
      <defs><linearGradient id="g"><stop stop-color="#f00"/></linearGradient></defs>
      <g id="boat"><path class="a" d="M0 0h100v80H0z"/>
      <circle class="b" cx="150" cy="40" r="30"/>
      <rect style="fill:url(#g)" x="110" y="10" width="30" height="20"/></g>
      <a href="javascript:alert(2)"><path d="M0 0h9v9z" onclick="alert(3)"/></a>`,
      'id="Layer_1" onload="alert(4)" width="200" height="80"',
    ),
  );
  assert.match(
    cleaned,
    /^<svg [^>]*id="mark" width="60" height="36" viewBox="0 -20 200 120"[^>]*fill="currentColor">/,
  );
  assert.equal(cleaned.match(/ id=/g)?.length, 1);
  assert.doesNotMatch(cleaned, /alert|class|style|#|Boats|Gradient/);
  assert.match(cleaned, /fill="none" stroke="currentColor"/);
});

Deno.test("a file that cannot be a logo of one colour is refused with its reason", () => {
  for (
    const [file, reason] of [
      [svg('<image href="data:image/png;base64,AA=="/>'), /a photograph/],
      [svg("<text>Boats</text>"), /convert them to paths/],
      [svg('<use href="other.svg#a"/>'), /needs another file/],
      [svg('<path d="M0 0h9v9z"/>', ""), /has no size/],
      ["no picture", /expected an SVG file/],
    ] as const
  ) {
    assert.throws(() => cleanLogo(file), reason);
  }
});
