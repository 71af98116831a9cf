import assert from "node:assert/strict";
import {
  type ContactFacts,
  exampleFacts,
  exampleTexts,
} from "../../../src/tools/deploy/example-facts.ts";
import { makeProject } from "../../support/temporary-project.ts";

const own: ContactFacts = {
  site: {
    email: "hello@bridge.ng",
    phones: ["+234 803 123 4567"],
    social: [{ label: "X", href: "https://x.com/bridge" }],
    book: { label: "Book a call", href: "/contact-us#book" },
    feedName: "bridge.ng,2025",
  },
};
const ownApp = { org: "bridge", app: "site" };

Deno.test("an agency's own facts are not the example's", () => {
  assert.deepEqual(exampleFacts(own, ownApp), []);
  const similar = { ...own.site, email: "hello@myexample.com" };
  assert.deepEqual(exampleFacts({ site: similar }, ownApp), []);
});

Deno.test("names the example's mail address, telephone, links and address", () => {
  const facts: ContactFacts = {
    site: {
      email: "hello@example.com",
      phones: ["+234 803 123 4567", "+234 800 555 0142"],
      social: [{ label: "X", href: "https://example.com/x" }],
      book: { label: "Book a call", href: "https://calendar.example/book" },
      feedName: "example.com,2025",
    },
  };
  assert.deepEqual(
    exampleFacts(facts, { org: "agency", app: "agency-site" }),
    [
      "mail address hello@example.com",
      "telephone +234 800 555 0142",
      'link "X" to https://example.com/x',
      'link "Book a call" to https://calendar.example/book',
      "name of the feeds example.com,2025",
      "address https://agency-site.agency.deno.net (in deploy.yml)",
    ],
  );
});

Deno.test("counts the lines that speak of the example, and says how to find them", async () => {
  await using project = await makeProject();
  const cwd = project.root;
  const run = async (command: string) => {
    const args = ["-c", command];
    const { stdout } = await new Deno.Command("sh", { args, cwd }).output();
    return new TextDecoder().decode(stdout);
  };
  assert.equal(await exampleTexts(cwd), undefined);
  const texts = "Third Mainland\nOurs\nA bridge in Lagos\n";
  await Deno.writeTextFile(new URL("data/words/home.json", cwd), texts);
  await run("git init -q && git add data/words/home.json");
  const said = await exampleTexts(cwd) ?? "";
  assert.match(said, /^2 lines /);
  const command = said.slice(said.indexOf("git grep"));
  assert.match(await run(command), /:1:Third Mainland\n.*:3:A bridge/);
});
