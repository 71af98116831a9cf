// own isolate: it sets git's environment
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { PublishError } from "../../../../src/tools/edit/publish/publish-error.ts";
import { change, openCheckouts, pathOf } from "./checkouts.ts";
import { type How, killPublish } from "./killed-publishes.ts";

async function values(text: Promise<string>): Promise<string[]> {
  const { title, author } = JSON.parse(await text);
  return [title, author];
}

for (const how of ["before", "without git", "with git"] satisfies How[]) {
  Deno.test(`a publish that is killed at any step, ${how}, loses nothing and takes nothing back`, async () => {
    await using checkouts = await openCheckouts();
    const { first, checkout, publisher, published, server, serverPath } =
      checkouts;
    const second = await checkout("second");
    const lagoon = new URL(pathOf("lagoon"), second.root);
    await second.save({ _id: "lagoon", title: "First" });
    await second.push("Add an article");
    await publisher(first).look();
    for (let step = 0;; step++) {
      const name = `${step} ${how}`;
      await second.git("pull", "-q");
      await change(second, "ferry", { author: `Dev, ${name}` });
      await change(second, "bridge", { author: `Dev, ${name}` });
      await second.write("src/code.ts", `// ${name}\n`);
      await second.write(`src/new-${step}.ts`, `// ${name}\n`);
      await Deno.remove(lagoon);
      await second.push(name);
      await change(first, "tides", { title: `Mine, ${name}` });
      await change(first, "ferry", { title: `Both, ${name}` });
      await change(first, "bridge", { title: `Not ticked, ${name}` });
      const ids = [pathOf("tides"), pathOf("ferry")];
      const isKilled = await killPublish(first.root, { step, how, ids });
      for (
        const [id, text] of [["tides", "Mine"], ["ferry", "Both"]] as const
      ) {
        const [title] = await values(first.read(pathOf(id)));
        assert.equal(title, `${text}, ${name}`, name);
      }
      // The next one fails.
      await Deno.rename(serverPath, `${serverPath}.away`);
      await assert.rejects(publisher(first).publish(), PublishError);
      await Deno.rename(`${serverPath}.away`, serverPath);
      // Others go on, also back to what it was before.
      await second.git("pull", "-q");
      await change(second, "ferry", { author: "Author of ferry" });
      await change(second, "bridge", { author: "Author of bridge" });
      await second.save({ _id: "lagoon", title: "First" });
      await second.push(`${name}, back`);
      const { look, publish } = publisher(first);
      const { changes } = await look();
      assert.deepEqual(changes.flatMap(({ conflicts }) => conflicts), [], name);
      await publish();
      const of = (id: string) => values(published(pathOf(id)));
      assert.equal((await of("tides"))[0], `Mine, ${name}`);
      assert.deepEqual(await of("ferry"), [`Both, ${name}`, "Author of ferry"]);
      assert.deepEqual(await of("bridge"), [
        `Not ticked, ${name}`,
        "Author of bridge",
      ]);
      assert.equal((await of("lagoon"))[0], "First", name);
      assert.equal(await first.read("src/code.ts"), `// ${name}\n`);
      assert.equal(await first.git("status", "--porcelain"), "", name);
      assert.equal(
        await first.git("rev-parse", "HEAD"),
        await server("rev-parse", "main"),
      );
      assert.equal(existsSync(new URL(".editor/publish", first.root)), false);
      const trees = await first.git("worktree", "list");
      assert.equal(trees.trim().split("\n").length, 1, trees);
      if (!isKilled) break;
    }
  });
}
