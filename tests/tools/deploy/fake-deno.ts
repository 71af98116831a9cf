/**
 * Stands in for `deno`: `FOLDER ARGS`. Appends each call to FOLDER/calls.txt,
 * fails for what FOLDER/fails.txt names, and answers as `deno deploy` does.
 */
const [folder = "", ...args] = Deno.args;
const command = args.join(" ");
const token = Deno.env.get("DENO_DEPLOY_TOKEN") ?? "none";
await Deno.writeTextFile(`${folder}/calls.txt`, `${token}: ${command}\n`, {
  append: true,
});
const fails = await Deno.readTextFile(`${folder}/fails.txt`);
if (fails !== "" && command.startsWith(fails)) Deno.exit(1);
if (args[0] === "deploy") {
  // The real one also leaves nothing else under "deploy".
  const config = `${folder}/deno.json`;
  const deploy = { org: "agency", app: "site" };
  const before = JSON.parse(await Deno.readTextFile(config));
  await Deno.writeTextFile(config, JSON.stringify({ ...before, deploy }));
  const output = args[1] === "env" ? "variables.json" : "revision.json";
  console.log(await Deno.readTextFile(`${folder}/${output}`));
}
