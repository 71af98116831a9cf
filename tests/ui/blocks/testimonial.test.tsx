import assert from "node:assert/strict";
import { show } from "../../support/components/show.tsx";
import { Testimonial } from "../../../src/ui/blocks/testimonial.tsx";

for (
  const client of [{ name: "Makoko" }, { name: "Makoko", project: "gone" }]
) {
  Deno.test(`the client ${JSON.stringify(client)} is a name without link and mark`, () => {
    const voice = {
      id: "a",
      quote: "Good.",
      name: "Ada",
      role: "Owner",
      client,
    };
    using shown = show(
      <Testimonial testimonial={voice} look="plain" />,
    );
    const { textContent } = shown.container;
    assert.ok(textContent?.endsWith("AdaOwner, Makoko"), textContent ?? "");
    assert.equal(shown.container.querySelector("a, svg"), null);
  });
}
