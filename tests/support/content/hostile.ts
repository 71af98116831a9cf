import fc from "fast-check";
import { parseDocument } from "htmlparser2";

/** Markup and addresses from attacks on other sites. */
export const payloads: readonly string[] = [
  "<script>pwned=1</script>",
  "</title><script>pwned=1</script>",
  "</script><script>pwned=1</script>",
  "</textarea></noscript></template><img src=x onerror=pwned=1>",
  `"><img src=x onerror=pwned=1>`,
  `' autofocus onfocus=pwned=1 x='`,
  "<!--<script>",
  "--><svg onload=pwned=1>",
  "{{constructor.constructor('pwned=1')()}}",
  "${pwned=1}",
  "<svg><a xlink:href=javascript:pwned=1><text>x</text></a></svg>",
  "<svg><style><img src=x onerror=pwned=1></style></svg>",
  "<math><mi><table><mglyph><style><!--</style><img src=x onerror=pwned=1>",
  "<math><mtext><table><mglyph><style><math><img src onerror=pwned=1>",
  "<iframe srcdoc='<script>parent.pwned=1</script>'></iframe>",
  "<object data='data:text/html,<script>pwned=1</script>'></object>",
  "<form id=location action=https://evil.example><input name=attributes>",
  "<button form=location formaction=javascript:pwned=1>x</button>",
  "<base href=https://evil.example/>",
  "<meta http-equiv=refresh content='0;url=https://evil.example/'>",
  "<link rel=stylesheet href=https://evil.example/x.css>",
  "<style>@import 'https://evil.example/x.css'</style>",
  "<a href=javascript:pwned=1>x</a>",
  "<a href=' java\nscript:pwned=1'>x</a>",
  "<a href='&#106;avascript&colon;pwned=1'>x</a>",
  "<a href='data:text/html,<script>pwned=1</script>'>x</a>",
  "<a href=//evil.example>x</a><a href='/\\evil.example'>x</a>",
  "<p onclick=pwned=1 style=position:fixed id=main name=body>x</p>",
  "<scr<script>ipt>pwned=1</scr</script>ipt>",
  "<img/src/onerror=pwned=1>",
  "<noscript><p title='</noscript><img src=x onerror=pwned=1>'>",
  "<template><script>pwned=1</script></template>",
  "<plaintext>",
  "&lt;script&gt;pwned=1&lt;/script&gt;",
  "\u2028pwned=1\u2029",
  "]]><script>pwned=1</script>",
  "<xmp><script>pwned=1</script></xmp>",
  "<image src=x onerror=pwned=1>",
  "<details open ontoggle=pwned=1>",
  "<video><source onerror=pwned=1></video>",
];

/** Payloads whole, cut and combined. */
export const hostileText: fc.Arbitrary<string> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...payloads) },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom(...payloads), fc.nat(40))
        .map(([payload, length]) => payload.slice(0, length)),
    },
    fc.constantFrom("<", ">", '"', "'", "&", "</", "<!", "x", " ", "\n", "`"),
  ),
  { minLength: 1, maxLength: 6 },
).map((parts) => parts.join(""));

/** Addresses that no link or picture may have. */
export const badAddresses: readonly string[] = [
  "javascript:alert(1)",
  " java\nscript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:image/svg+xml,<svg onload=alert(1)>",
  "vbscript:x",
  "//evil.example/x",
  "/\\evil.example",
  "\\\\evil.example",
  "http://evil.example/x",
  "https:evil.example",
  "https:/\t/evil.example",
  "https://user:pass@evil.example/",
  "https://",
  "blob:https://evil.example/1",
  "file:///etc/passwd",
  "mailto:?bcc=evil@evil.example",
  "mailto:a@b.example?subject=x",
  "mailto:a@b.example,c@d.example",
  "ftp://evil.example/",
  'https://evil.example/"onclick=alert(1)',
  "https://evil.example/\u202ex",
  "https://evil.example/\0",
  `https://evil.example/${"x".repeat(5000)}`,
];

/**
 * The structure of a document: its elements in order, with their attribute
 * names and link targets, without texts.
 */
export function shapeOf(html: string): string[] {
  const shape: string[] = [];
  const waiting = [...parseDocument(html).children].reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!("children" in node)) continue;
    waiting.push(...node.children.toReversed());
    if (!("attribs" in node)) continue;
    const attributes = Object.entries(node.attribs).map(([name, value]) =>
      addressNames.has(name) ? `${name}=${leadsTo(value)}` : name
    );
    shape.push([node.name, ...attributes.sort()].join(" "));
  }
  return shape;
}

const addressNames = new Set([
  ...["href", "src", "srcset", "action", "formaction", "poster", "data"],
  ...["xlink:href", "ping", "background", "srcdoc", "imagesrcset"],
]);

function leadsTo(address: string): string {
  const scheme = /^\s*([a-z][a-z0-9+.-]*:)(?:\/\/([^/?#]*))?/i.exec(address);
  if (scheme) return `${scheme[1]}${scheme[2] ?? ""}`;
  return /^[\s/\\]*[/\\][/\\]/.test(address) ? `other ${address}` : "here";
}
