/** Finds values left over from the example site. */
import { site } from "../../../data/site.ts";
import { deployOrigin } from "../../lib/deploy-origin.ts";
import type { DeployTarget } from "./deploy-file.ts";

/** The facts of `data/site.ts` that name the agency elsewhere. */
export interface ContactFacts {
  site: {
    email: string;
    phones: readonly string[];
    social: readonly { label: string; href: string }[];
    book: { label: string; href: string };
    feedName?: string | undefined;
  };
}

/** The names in `deploy.yml` of the example. */
const exampleApp = { org: "agency", app: "agency-site" };
/** Names that nobody can own (RFC 2606). */
const exampleHost =
  /(?:^|[/.@])example\.(?:com|net|org)\b|\.(?:example|test)\b/;
/** Numbers that are kept for stories. */
const examplePhone = /555 ?01\d\d$/;

/** Lists facts left over from the example site, with their values. */
export function exampleFacts(
  { site: { email, phones, social, book, feedName = "" } }: ContactFacts,
  target: Pick<DeployTarget, "org" | "app">,
): string[] {
  const all = [...social, book]
    .filter(({ href }) => exampleHost.test(href));
  const { org, app } = exampleApp;
  return [
    ...(exampleHost.test(email) ? [`mail address ${email}`] : []),
    ...phones.filter((phone) => examplePhone.test(phone))
      .map((phone) => `telephone ${phone}`),
    ...all.map(({ label, href }) => `link "${label}" to ${href}`),
    ...(exampleHost.test(feedName) ? [`name of the feeds ${feedName}`] : []),
    ...(target.org === org && target.app === app
      ? [`address ${deployOrigin(target)} (in deploy.yml)`]
      : []),
  ];
}

/** Words that speak of the example, as a pattern of `git grep`. */
const exampleNames = "Third Mainland|Lagos|Yaba|Nigeria";

/**
 * Counts the lines of texts and drawings that speak of the example.
 * @returns What to say of them; undefined when there are none, or no git.
 */
export async function exampleTexts(root: URL): Promise<string | undefined> {
  const args = ["grep", "-nE", exampleNames, "--", "data", "static/drawings"];
  const { stdout } = await new Deno.Command("git", { args, cwd: root })
    .output().catch(() => ({ stdout: new Uint8Array() }));
  const count = new TextDecoder().decode(stdout).split("\n").length - 1;
  if (count === 0) return undefined;
  const command = `git grep -nE "${exampleNames}" -- data static/drawings`;
  return `${count} lines that speak of the example: ${command}`;
}

/**
 * Warns of facts and texts left over from the example site.
 * @param root The folder of the checkout.
 */
export async function warnOfExamples(
  root: URL,
  target: DeployTarget,
): Promise<void> {
  const texts = await exampleTexts(root);
  const facts = [
    ...exampleFacts({ site }, target),
    ...(texts ? [texts] : []),
  ];
  console.log(
    "\nLooked for the example's mail address, telephones, links, name of the feeds, address and texts.",
  );
  if (facts.length === 0) return;
  console.warn("WARNING: these values are left over from the example site:");
  for (const fact of facts) console.warn(`- ${fact}`);
}
