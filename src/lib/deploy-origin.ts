/** An app on Deno Deploy, by the names in its addresses. */
interface DeployedApp {
  org: string;
  app: string;
}

/**
 * The origin of an app on Deno Deploy.
 * @param timeline `production`, `git-branch/NAME` or `preview/REVISION`, as
 * the platform names it.
 * @see https://docs.deno.com/deploy/reference/timelines/
 */
export function deployOrigin(
  { org, app }: DeployedApp,
  timeline = "production",
): string {
  const [kind, ...rest] = timeline.split("/");
  // Host names have neither slashes nor capitals.
  const name = rest.join("/").toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const host = kind === "git-branch"
    ? `${app}--${name}`
    : kind === "preview"
    ? `${app}-${name}`
    : app;
  return `https://${host}.${org}.deno.net`;
}
