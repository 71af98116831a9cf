import assert from "node:assert/strict";
import { fireEvent } from "@testing-library/react";
import { show } from "../../support/components/show.tsx";
import { RichText } from "../../../src/ui/controls/rich-text.tsx";

Deno.test("a link with a query loads its document: the address may have moved", () => {
  const links = ["/about-us", "/?page_id=12"];
  using shown = show(
    <RichText
      nodes={links.map((href) => ({ tag: "a", href, children: [href] }))}
    />,
  );
  const isLeftToBrowser = [...shown.container.querySelectorAll("a")]
    .map((link) => fireEvent.click(link));
  assert.deepEqual(isLeftToBrowser, [false, true]);
});
