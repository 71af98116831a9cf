import assert from "node:assert/strict";
import plugin from "../../../src/tools/lint/changing-texts.ts";

const refused = [
  "<p>{current} of {count}</p>",
  '<p>{open && <Icon />} {open ? "Hide" : "Show"}</p>',
  '<p>{left < 0 && "Too long. "}{sent && <b>Sent.</b>}</p>',
  "<>{`${count} posts`}<Icon /></>",
  "<p>{open && <Icon />} Menu</p>",
  "<p>{parts.map((part) => isFound ? <b>{part}</b> : part)}</p>",
];

const accepted = [
  "<p>{`${current} of ${count}`}</p>",
  '<p><span>{open ? "Hide" : "Show"}</span>{open && <Icon />}</p>',
  '<p>Write to{" "}<a href={to}>us</a>{/* soon */}</p>',
  "<Button>{label}<Icon /></Button>",
  '<code translate="no">{lines.map((it) => isFound ? <b>{it}</b> : it)}</code>',
];

for (const source of [...refused, ...accepted]) {
  const isRefused = refused.includes(source);
  Deno.test(`${isRefused ? "refuses" : "accepts"} ${source}`, () => {
    const found = Deno.lint.runPlugin(plugin, "part.tsx", source);
    assert.equal(found.length > 0, isRefused);
  });
}
