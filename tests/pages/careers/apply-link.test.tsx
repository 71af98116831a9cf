import assert from "node:assert/strict";
import { show } from "../../support/components/show.tsx";
import { site } from "../../../data/site.ts";
import { watchClientLinks } from "../../../src/browser/vitals/client-links.ts";
import { ApplyLink } from "../../../src/pages/careers/apply-link.tsx";

for (const to of [undefined, "https://jobs.example/1"]) {
  const target = to ? "a form" : "the agency's mail";
  Deno.test(`following a link to apply by ${target} is counted`, () => {
    const followed: string[] = [];
    watchClientLinks(site.book.href, (kind) => followed.push(kind));
    using shown = show(
      <ApplyLink
        {...to && { to }}
        title="Designer"
        label="Apply"
        className=""
      />,
    );
    const link = shown.container.querySelector("a") ?? assert.fail();
    link.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    assert.deepEqual(followed, ["apply"]);
  });
}
