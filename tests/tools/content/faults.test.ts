import assert from "node:assert/strict";
import { withFaults } from "../../../src/tools/content/faults.ts";
import { paths } from "../../../src/paths.ts";
import { testApp } from "../../support/app.ts";
import { withRecords } from "../../support/content/answers.ts";
import { article } from "../../support/content/records.ts";
import { noCache } from "../../support/settings.ts";

const request = new Request("http://content.example/api/articles");
const good = () => new Response("{}");

/** The statuses of a hundred calls. */
async function statuses(failPercent: number): Promise<number[]> {
  const service = withFaults(good, { lateMs: 0, failPercent });
  return await Promise.all(
    Array.from({ length: 100 }, async () => (await service(request)).status),
  );
}

Deno.test("of each hundred calls --fail fails that many, the same in each run", async () => {
  for (const percent of [0, 20, 100]) {
    const all = await statuses(percent);
    assert.equal(all.filter((status) => status !== 200).length, percent);
    assert.deepEqual(await statuses(percent), all);
  }
});

Deno.test("the shell of a page leaves before content that --late holds back", async () => {
  const release = Promise.withResolvers<void>();
  const waited: number[] = [];
  const content = withFaults(
    withRecords({ articles: [article({ _id: "one", title: "Soft opening" })] }),
    { lateMs: 3000, failPercent: 0 },
    (ms) => {
      waited.push(ms);
      return release.promise;
    },
  );
  const app = await testApp({ content, settings: noCache });
  const { body } = await app.request(paths.blog);
  let text = "";
  for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    if (!text.includes("Loading blogs...")) continue;
    if (waited.length > 0) assert.deepEqual([...new Set(waited)], [3000]);
    release.resolve();
    if (text.includes("Soft opening")) break;
  }
  assert.ok(text.indexOf("Loading blogs...") < text.indexOf("Soft opening"));
});

for (
  const args of [["--late", "soon"], ["--fail", "101"], ["--late=1.5"]]
) {
  Deno.test(`refuses ${args.join(" ")} with what it expects`, async () => {
    const { code, stderr } = await new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "--no-check", "src/tools/content/serve.ts", ...args],
    }).output();
    assert.equal(code, 2);
    assert.match(new TextDecoder().decode(stderr), /expected a whole number/);
  });
}
