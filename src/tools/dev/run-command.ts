/** Older versions do not use the system's certificates by default. */
const env = { DENO_TLS_CA_STORE: "system,mozilla" };

/**
 * Runs a command and returns its output.
 * @throws {Error} If it fails, with its output.
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  cwd: string | URL,
): Promise<string> {
  const { success, stdout, stderr } = await new Deno.Command(command, {
    args: [...args],
    cwd,
    env,
  }).output();
  const decoder = new TextDecoder();
  const text = decoder.decode(stdout);
  if (success) return text;
  throw new Error(
    `${command} ${args.join(" ")} failed:\n${text}${decoder.decode(stderr)}`,
  );
}
