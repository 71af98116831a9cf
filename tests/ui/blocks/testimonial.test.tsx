import assert from "node:assert/strict";
import { projectList } from "../../../src/agency/projects/projects.ts";
import { projectPath } from "../../../src/paths.ts";
import { show } from "../../support/components/show.tsx";
import { Testimonial } from "../../../src/ui/blocks/testimonial.tsx";

const voice = { quote: "Good.", name: "Ada", role: "Owner" };

for (
  const [author, client] of [
    ["AdaOwner, Makoko", { client: "Makoko" }],
    ["AdaOwner, Makoko", { client: "Makoko", project: "gone" }],
    ["AdaOwner", { project: "gone" }],
    ["AdaOwner", {}],
  ] as const
) {
  Deno.test(`the client ${JSON.stringify(client)} has no link and no mark`, () => {
    using shown = show(
      <Testimonial testimonial={{ ...voice, ...client }} look="plain" />,
    );
    const { textContent } = shown.container;
    assert.ok(textContent?.endsWith(author), textContent ?? "");
    assert.equal(shown.container.querySelector("a, svg"), null);
  });
}

Deno.test("a client without a name is called as the project", () => {
  const [project] = projectList;
  if (!project) return;
  const { slug, name } = project;
  using shown = show(
    <Testimonial testimonial={{ ...voice, project: slug }} look="plain" />,
  );
  const link = shown.container.querySelector("a");
  assert.equal(link?.textContent, name);
  assert.equal(link?.getAttribute("href"), projectPath(slug));
});
