import { contentTypes } from "../../../src/content/content-types.ts";
import assert from "node:assert/strict";
import { articlePath } from "../../../src/paths.ts";
import { feeds, listPages } from "../../support/addresses.ts";
import { recordsOfEach, sections } from "../../support/sections.ts";
import { createContentService } from "../../../src/content/embedded/content-service.ts";
import { testApp } from "../../support/app.ts";
import { withRecords } from "../../support/content/answers.ts";
import { fixtureRecords } from "../../support/content/records.ts";

/** Records of each status. Titles say which are public. */
const content = withRecords(recordsOfEach(({ make, statuses }) => [
  make({
    _id: "shown-1",
    title: "Shown 1",
    status: ` ${statuses.public.toUpperCase()} `,
  }),
  make({ _id: "shown-2", title: "Shown 2", status: undefined }),
  ...statuses.others.map((status) =>
    make({ _id: `hidden-${status}`, title: "Secret", status })
  ),
]));

const lists = sections.flatMap(({ records, statuses }) => {
  const { singular } = contentTypes[records];
  return [
    `/api/${records}`,
    `/api/${singular}`,
    `/api/${singular}?status=${statuses.public}`,
  ].map((path) => ({ path, records }));
});

for (const { path, records } of lists) {
  Deno.test(`${path} of the gateway lists only public records`, async () => {
    const { request } = await testApp({ content });
    const body = await (await request(path)).json();
    const ids = body[records].map((it: { _id: string }) => it._id);
    assert.deepEqual(ids, ["shown-1", "shown-2"]);
  });
}

for (
  const path of [
    ...listPages,
    ...feeds,
    articlePath("shown-1"),
    "/api/article/shown-1",
  ]
) {
  Deno.test(`${path} mentions no hidden record`, async () => {
    const text = await (await testApp({ content })).get(path);
    assert.match(text, /shown-2/i);
    assert.doesNotMatch(text, /Secret|hidden-/);
  });
}

for (const { records, record, statuses } of sections) {
  const kind = contentTypes[records].singular;
  const addressesOf = (id: string) => [
    `/api/${kind}/${id}`,
    record.path(id),
  ];
  Deno.test(`the addresses of hidden ${kind}s are 404`, async () => {
    const { request } = await testApp({ content });
    for (
      const address of statuses.others
        .flatMap((it) => addressesOf(`hidden-${it}`))
    ) {
      const response = await request(address);
      assert.equal(response.status, 404, address);
      assert.doesNotMatch(await response.text(), /Secret/, address);
    }
  });

  Deno.test(`a ${kind} without a status, or with one in another case and with spaces, is public`, async () => {
    const { request } = await testApp({ content });
    for (const id of ["shown-1", "shown-2"]) {
      for (const address of addressesOf(id)) {
        const response = await request(address);
        assert.equal(response.status, 200, address);
        assert.match(await response.text(), /Shown/);
      }
    }
  });
}

Deno.test("with a token the gateway returns what the content service allows", async () => {
  const { request } = await testApp({
    content: (asked) =>
      asked.headers.get("authorization") === "Token good"
        ? content(asked)
        : Response.json({ errorMessage: "Who are you?" }, { status: 401 }),
  });
  const read = async (path: string, token: string) => {
    const response = await request(path, { headers: { Authorization: token } });
    return { status: response.status, text: await response.text() };
  };
  for (const path of ["/api/articles", "/api/article/hidden-draft"]) {
    const editor = await read(path, "Token good");
    assert.equal(editor.status, 200);
    assert.match(editor.text, /Secret/, path);
    const stranger = await read(path, "Token bad");
    assert.equal(stranger.status, 401);
    assert.doesNotMatch(stranger.text, /Secret/, path);
  }
});

Deno.test("the embedded content service returns only public records", async () => {
  const service = createContentService(await fixtureRecords());
  const headers = { Authorization: "Token any" };
  for (const { path } of lists) {
    const text = await (await service.request(path, { headers })).text();
    for (const { hidden } of sections) {
      assert.ok(!text.includes(`"_id":"${hidden}"`), path);
    }
  }
  for (const { records, hidden } of sections) {
    const path = `/api/${contentTypes[records].singular}/${hidden}`;
    assert.equal((await service.request(path, { headers })).status, 404, path);
  }
});

for (const { records } of sections) {
  const path = `/api/${contentTypes[records].singular}`;
  Deno.test(`${path}?status= with any other text is an empty list without a call`, async () => {
    let calls = 0;
    const { request } = await testApp({
      content: (asked) => {
        calls++;
        return content(asked);
      },
    });
    for (const text of ["draft", "closed", "*", "%00", "x".repeat(500)]) {
      const response = await request(`${path}?status=${text}`);
      assert.equal(response.status, 200, text);
      assert.deepEqual(await response.json(), { [records]: [] }, text);
    }
    assert.equal(calls, 0);
  });
}
