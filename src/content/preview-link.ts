import { articlePath, previewParameter } from "../paths.ts";
import { sign } from "../lib/http/signature.ts";

/** The text that the signature of a draft's link covers. */
export function previewText(id: string): string {
  return `preview:article:${id}`;
}

/**
 * The header by which the site asks the content service for a draft: the path
 * of the call, signed. A service may answer calls without it with a 404.
 */
export const draftHeader = "x-draft-signature";

/** The signed link to a draft, as a path of the site. */
export async function previewLink(secret: string, id: string): Promise<string> {
  const signature = await sign(secret, previewText(id));
  return `${articlePath(id)}?${previewParameter}=${signature}`;
}
