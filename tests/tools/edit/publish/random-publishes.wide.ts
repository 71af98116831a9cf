// own isolate: it sets git's environment
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import type { Choice } from "../../../../src/tools/edit/publish/merge-file.ts";
import { PublishError } from "../../../../src/tools/edit/publish/publish-error.ts";
import { checkHere, openCheckouts, pathOf } from "./checkouts.ts";
import { killPublish } from "./killed-publishes.ts";

const ids = ["tides", "ferry", "bridge", "lagoon", "island"] as const;
const fields = ["title", "author"] as const;

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
  id: string;
  field: string;
  value: string;
}

/**
 * `SEEDS=500` for more of them, `SEED=1` for those from a certain one: the same
 * steps, but what runs at once and what a kill hits differ each time.
 */
const start = Number(Deno.env.get("SEED") ?? Date.now() % 1_000_000);
const count = Number(Deno.env.get("SEEDS") ?? 50);

for (let seed = start; seed < start + count; seed++) {
  Deno.test(`any order of saves, publishes and kills keeps each saved text, seed ${seed}`, async () => {
    await using checkouts = await openCheckouts();
    const { first, checkout, publisher, server } = checkouts;
    const authors = [first, await checkout("second")] as const;
    const publishers = [publisher(first), publisher(authors[1])] as const;
    const random = randomOf(seed);
    const oneOf = <T>(list: readonly T[]) =>
      list[Math.floor(random() * list.length)] as T;
    const one = () => oneOf([0, 1] as const);
    const some = () => ids.filter(() => random() < 0.6).map(pathOf);
    const saves: Save[] = [];
    /** Values that the dialog has asked about, and records. */
    const asked = new Set<string>();
    const log: string[] = [];

    const save = async (by: 0 | 1) => {
      const id = oneOf(ids);
      const file = new URL(pathOf(id), authors[by].root);
      const isThere = existsSync(file);
      if (isThere && random() < 0.1) {
        log.push(`delete ${id} by ${by}`);
        await Deno.remove(file);
        // The author gives these up.
        for (const it of saves) {
          if (it.by === by && it.id === id) it.by = -1;
        }
        return;
      }
      const changed = isThere ? [oneOf(fields)] : fields;
      for (const field of changed) {
        const value = `Value ${saves.length + 1}`;
        saves.push({ by, id, field, value });
        log.push(`${id} ${field} by ${by}: ${value}`);
      }
      const values = Object.fromEntries(
        saves.slice(-changed.length).map(({ field, value }) => [field, value]),
      );
      if (!isThere) return await authors[by].save({ _id: id, ...values });
      const record = JSON.parse(await authors[by].read(pathOf(id)));
      const text = JSON.stringify({ ...record, ...values }, null, 2);
      await authors[by].write(pathOf(id), `${text}\n`);
    };
    const publish = async (
      by: 0 | 1,
      { ticked, choices }: { ticked?: string[]; choices?: Choice[] } = {},
    ) => {
      log.push(`publish by ${by}: ${ticked ?? "all"}`);
      const request = { ids: ticked && new Set(ticked), choices };
      await publishers[by].publish(request);
    };
    const solveAll = async (by: 0 | 1) => {
      const { changes } = await publishers[by].look();
      const choices = changes.flatMap(({ conflicts }) => conflicts)
        .flatMap(({ path, theirs, fields }) => {
          log.push(`asked ${by}: ${path} ${fields.map(({ name }) => name)}`);
          return fields.map(({ name, mine = "" }) => {
            asked.add(name ? mine : path);
            return { path, theirs, field: name, keep: oneOf(keeps) };
          });
        });
      await publish(by, { choices });
    };
    const keeps = ["mine", "theirs"] as const;
    const steps = [
      () => publish(one(), { ticked: some() }),
      () => Promise.all([publish(0), publish(1, { ticked: some() })]),
      () => {
        const by = one();
        return Promise.all([publish(by), save(by)]);
      },
      () => publishers[one()].look(),
      ...Array.from({ length: 3 }, () => async () => {
        const [step, by] = [Math.floor(random() * 40), one()];
        const how = oneOf(["before", "without git", "with git"] as const);
        log.push(`kill ${by} at ${step} ${how}`);
        await killPublish(authors[by].root, { step, how, ids: some() });
      }),
    ];
    try {
      for (let n = 0; n < 14; n++) {
        await (n % 2 ? oneOf(steps)() : save(one()));
      }
      for (const by of [0, 1, 0] as const) await solveAll(by);
      for (const it of publishers) await it.look();

      const list = await server("rev-list", "--reverse", "main");
      const commits = list.trim().split("\n");
      const lines = await server(
        ...["grep", "-E", `^  "(${fields.join("|")})": `],
        ...[...commits, "--", "data/content/articles"],
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
      for (const [place, values] of histories) {
        const [id = ""] = place.split(" ");
        // A value that comes back has taken another one back, unless its
        // author was asked.
        const again = values.filter((value, index) =>
          values.indexOf(value) < index && !asked.has(value) &&
          !asked.has(pathOf(id))
        );
        assert.deepEqual(again, [], `${place}: ${values}`);
      }
      for (const [index, { by, id, field, value }] of saves.entries()) {
        const isReplaced = by < 0 ||
          saves.some((it, later) =>
            later > index && it.by === by && it.id === id && it.field === field
          );
        const isKept = isReplaced ||
          histories.get(`${id} ${field}`)?.includes(value) ||
          asked.has(value) || asked.has(pathOf(id));
        assert.ok(isKept, `${id} ${field}: ${value}`);
      }
      for (const author of authors) {
        assert.equal(await author.git("status", "--porcelain"), "");
        const head = await author.git("rev-parse", "HEAD");
        assert.equal(head.trim(), commits.at(-1));
        const files = await author.git("ls-files", "-z");
        assert.ok(files.includes("src/code.ts"));
      }
      assert.deepEqual(await checkHere(first.root), []);
    } catch (cause) {
      if (cause instanceof PublishError) log.push(cause.details);
      throw new Error(`After:\n${log.join("\n")}`, { cause });
    }
  });
}
