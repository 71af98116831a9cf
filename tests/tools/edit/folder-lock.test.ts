import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { lockFolder } from "../../../src/tools/edit/folder-lock.ts";
import { makeProject } from "../../support/temporary-project.ts";

const root = new URL("../../../", import.meta.url);
const module = new URL("src/tools/edit/folder-lock.ts", root).href;

/** A process that has the lock until it is killed. */
async function lockElsewhere(project: URL) {
  const program = await Deno.makeTempFile({ suffix: ".ts" });
  await Deno.writeTextFile(
    program,
    `import { lockFolder } from ${JSON.stringify(module)};
    const lock = lockFolder(new URL(${JSON.stringify(project.href)}));
    console.log("locked");
    setInterval(() => lock, 1000);`,
  );
  const config = fileURLToPath(new URL("deno.json", root));
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", "-q", `--config=${config}`, program],
    stdout: "piped",
  }).spawn();
  const lines = child.stdout.getReader();
  await lines.read();
  return {
    async kill() {
      child.kill("SIGKILL");
      await child.status;
      await lines.cancel();
      await Deno.remove(program);
    },
  };
}

Deno.test("a second editor of a folder is refused until the first ends, even if it is killed", async () => {
  await using project = await makeProject();
  // A project may be without articles and jobs.
  await Deno.remove(`${project.path}/data/content`, { recursive: true });
  const first = await lockElsewhere(project.root);
  try {
    assert.throws(() => lockFolder(project.root), /another editor .* is open/);
    const { code, stderr } = await new Deno.Command(Deno.execPath(), {
      args: [
        ...["run", "-A", "--no-check", "-q", "src/tools/edit/edit.ts"],
        ...["--port", "0", "--folder", project.path],
      ],
      cwd: root,
    }).output();
    assert.equal(code, 1);
    const said = new TextDecoder().decode(stderr);
    assert.match(said, /^Cannot start: another editor .* is open/);
  } finally {
    await first.kill();
  }
  lockFolder(project.root)[Symbol.dispose]();
});

Deno.test("removes what an earlier editor has left unfinished", async () => {
  await using project = await makeProject(["soft-opening"]);
  const articles = `${project.path}/data/content/articles`;
  const pictures = `${project.path}/static/pictures`;
  await Deno.writeTextFile(`${articles}/.soft-opening.json.12.tmp`, "{");
  await Deno.writeTextFile(`${pictures}/.photo-400.webp.12.tmp`, "RIFF");
  lockFolder(project.root)[Symbol.dispose]();
  const namesIn = (folder: string) =>
    [...Deno.readDirSync(folder)].map(({ name }) => name);
  assert.deepEqual(namesIn(articles), ["soft-opening.json"]);
  assert.deepEqual(namesIn(pictures), []);
});
