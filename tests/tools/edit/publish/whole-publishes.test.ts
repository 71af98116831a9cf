// own isolate: it sets git's environment
import assert from "node:assert/strict";
import { PublishError } from "../../../../src/tools/edit/publish/publish-error.ts";
import type { Choice } from "../../../../src/tools/edit/publish/merge-file.ts";
import { checkHere, type Checkout, openCheckouts } from "./checkouts.ts";
import { type KillPoint, openKilledPublishes } from "./killed-publishes.ts";

const ids = ["tides", "ferry", "bridge"] as const;
const fields = ["title", "author"] as const;
const pathOf = (id: string) => `data/content/articles/${id}.json`;

async function change(
  checkout: Checkout,
  id: string,
  values: Record<string, string>,
) {
  const record = JSON.parse(await checkout.read(pathOf(id)));
  const text = JSON.stringify({ ...record, ...values }, null, 2);
  await checkout.write(pathOf(id), `${text}\n`);
}

const killPoints: KillPoint[] = [
  { at: "push --porcelain", when: "before" },
  { at: "push --porcelain", when: "after" },
  { at: "read-tree -m -u", when: "after" },
  { at: "read-tree -i -m", when: "after" },
];

Deno.test("a publish that is killed loses nothing and takes nothing back with the next one", async () => {
  await using checkouts = await openCheckouts();
  await using killed = await openKilledPublishes();
  const { first, checkout, publisher, published, server } = checkouts;
  const second = await checkout("second");
  const values = async (id: string) => {
    const { title, author } = JSON.parse(await published(pathOf(id)));
    return [title, author];
  };
  for (const point of killPoints) {
    const name = `${point.when} ${point.at}`;
    await second.git("pull", "-q");
    await change(second, "ferry", { author: `Dev, ${name}` });
    await second.write("src/code.ts", `// ${name}\n`);
    await second.push(name);
    await change(first, "tides", { title: `Mine, ${name}` });
    await change(first, "ferry", { title: `Both, ${name}` });
    assert.ok(await killed.publish(first.root, point), name);
    // Others go on, also back to what it was before.
    await second.git("pull", "-q");
    await change(second, "ferry", { author: "Ade" });
    await second.push(`${name}, back`);
    await change(first, "bridge", { title: `Later, ${name}` });
    const { note } = await publisher(first).publish();
    assert.equal(note, undefined, name);
    assert.deepEqual(await values("ferry"), [`Both, ${name}`, "Ade"], name);
    assert.equal((await values("tides"))[0], `Mine, ${name}`, name);
    assert.equal((await values("bridge"))[0], `Later, ${name}`, name);
    assert.equal(await first.read("src/code.ts"), `// ${name}\n`);
    assert.equal(await first.git("status", "--porcelain"), "", name);
    assert.equal(
      await first.git("rev-parse", "HEAD"),
      await server("rev-parse", "main"),
    );
  }
});

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function randomOf(seed: number): () => number {
  return () => {
    seed = seed + 0x6d2b79f5 | 0;
    let t = Math.imul(seed ^ seed >>> 15, 1 | seed);
    t = t + Math.imul(t ^ t >>> 7, 61 | t) ^ t;
    return ((t ^ t >>> 14) >>> 0) / 2 ** 32;
  };
}

/** A value that an author has saved. Each is there once. */
interface Save {
  by: number;
  place: string;
  value: string;
}

const given = Deno.env.get("SEEDS");
const start = given ? 1 : Math.floor(Date.now() / 1000) % 1_000_000;
const seeds = Array.from({ length: Number(given ?? 5) }, (_, n) => start + n);

for (const seed of seeds) {
  Deno.test(`any order of saves, publishes and kills keeps each saved text, seed ${seed}`, async () => {
    await using checkouts = await openCheckouts();
    await using killed = await openKilledPublishes();
    const { first, checkout, publisher, server } = checkouts;
    const authors = [first, await checkout("second")];
    const publishers = authors.map((author) => publisher(author));
    const random = randomOf(seed);
    const oneOf = <T>(list: readonly T[]) =>
      list[Math.floor(random() * list.length)] as T;
    const saves: Save[] = [];
    const told = new Set<string>();
    const save = async (by: number) => {
      const [id, field] = [oneOf(ids), oneOf(fields)];
      const value = `Value ${saves.length + 1}`;
      await change(authors[by]!, id, { [field]: value });
      saves.push({ by, place: `${id} ${field}`, value });
    };
    const publish = async (by: number, choices: Choice[] = []) => {
      await publishers[by]!.publish({ choices }).catch((cause) => {
        const isIdle = cause instanceof PublishError &&
          /nothing to publish/.test(cause.message);
        if (!isIdle) throw cause;
      });
    };
    const publishAll = async (by: number) => {
      const keep = oneOf(["mine", "theirs"] as const);
      const { changes } = await publishers[by]!.look();
      const conflicts = changes.flatMap(({ conflicts }) => conflicts);
      const choices = conflicts.flatMap(({ path, theirs, fields }) =>
        fields.map(({ name, mine = "" }) => {
          told.add(mine);
          return { path, theirs, field: name, keep };
        })
      );
      await publish(by, choices);
    };
    const log: string[] = [];
    const steps: Record<string, () => Promise<unknown>> = {
      "save first": () => save(0),
      "save second": () => save(1),
      "publish first": () => publish(0),
      "publish second": () => publish(1),
      "publish both": () => Promise.all([publish(0), publish(1)]),
      "save while it publishes": () => {
        const by = oneOf([0, 1]);
        return Promise.all([publish(by), save(by)]);
      },
      "kill": async () => {
        const at = 5 + Math.floor(random() * 30);
        const when = oneOf(["before", "after"] as const);
        log.push(`${at} ${when}`);
        await killed.publish(oneOf(authors).root, { at, when });
      },
      "look": () => oneOf(publishers).look(),
    };
    try {
      for (let n = 0; n < 6; n++) {
        const name = n % 2
          ? oneOf(Object.keys(steps))
          : oneOf(["save first", "save second"]);
        log.push(name);
        await steps[name]!();
      }
      for (const by of [0, 1]) await publishAll(by);
      for (const it of publishers) await it.look();

      const list = await server("rev-list", "--reverse", "main");
      const commits = list.trim().split("\n");
      const lines = await server(
        ...["grep", "-E", `^  "(${fields.join("|")})": `],
        ...[...commits, "--", ...ids.map(pathOf)],
      );
      const histories = new Map<string, string[]>();
      for (const line of lines.trim().split("\n")) {
        const [, id, field, value = ""] =
          /([^/]+)\.json: +"(\w+)": "(.*)",?$/.exec(line) ?? [];
        const place = `${id} ${field}`;
        const values = histories.get(place) ?? [];
        if (values.at(-1) !== value) values.push(value);
        histories.set(place, values);
      }
      assert.equal(histories.size, ids.length * fields.length);
      for (const [place, values] of histories) {
        // A value that comes back has taken another one back.
        assert.deepEqual(values, [...new Set(values)], place);
      }
      for (const [index, { by, place, value }] of saves.entries()) {
        const isReplaced = saves.some((it, later) =>
          later > index && it.by === by && it.place === place
        );
        const isKept = histories.get(place)?.includes(value) ||
          isReplaced || told.has(value);
        assert.ok(isKept, `${place}: ${value}`);
      }
      for (const author of authors) {
        assert.equal(await author.git("status", "--porcelain"), "");
        const head = await author.git("rev-parse", "HEAD");
        assert.equal(head.trim(), commits.at(-1));
      }
      assert.deepEqual(await checkHere(first.root), []);
    } catch (cause) {
      throw new Error(`After ${log.join(", ")}`, { cause });
    }
  });
}
