/**
 * A fake `deno`, called with `FOLDER ARGS`. Appends each call to
 * FOLDER/calls.txt, fails for commands in FOLDER/fails.txt, and prints what
 * the platform's tool would, or the contents of `deploy.yml`, or writes a lock
 * file. With "hang" in
 * FOLDER/fails.txt the tool never ends.
 */
const [folder = "", ...args] = Deno.args;
const command = args.join(" ");
const token = Deno.env.get("DENO_DEPLOY_TOKEN") ?? "none";
await Deno.writeTextFile(`${folder}/calls.txt`, `${token}: ${command}\n`, {
  append: true,
});
const fails = await Deno.readTextFile(`${folder}/fails.txt`);
if (fails !== "" && command.startsWith(fails)) Deno.exit(1);
if (args[0] === "cache") {
  const lock = args.find((it) => it.startsWith("--lock="))?.slice(7);
  await Deno.writeTextFile(`${folder}/${lock}`, "pinned");
  Deno.exit();
}
if (command.includes("deploy-file.ts")) {
  console.log(await Deno.readTextFile(`${folder}/target.json`));
}
const tool = args.findIndex((it) => it.startsWith("jsr:@deno/deploy@"));
if (tool >= 0) {
  // Like the real one, it removes everything else under "deploy".
  const config = `${folder}/deno.json`;
  const deploy = { org: "agency", app: "site" };
  const before = JSON.parse(await Deno.readTextFile(config));
  await Deno.writeTextFile(config, JSON.stringify({ ...before, deploy }));
  if (fails === "hang") {
    await Deno.writeTextFile(`${folder}/hangs.txt`, "");
    await new Promise(() => setInterval(() => {}, 1000));
  }
  const output = args[tool + 1] === "env" ? "variables.json" : "revision.json";
  console.log(await Deno.readTextFile(`${folder}/${output}`));
}
