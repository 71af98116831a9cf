import { articlePath, previewParameter } from "../paths.ts";
import { sign } from "../lib/http/signature.ts";

/** The text that the signature of a draft link covers. */
export function signedText(id: string): string {
  return `preview:article:${id}`;
}

/**
 * The header with which the site requests drafts from the content service: the
 * signed path of the call. The service may answer 404 without it.
 */
export const draftHeader = "x-draft-signature";

/** The signed link to a draft, as a path of the site. */
export async function previewLink(secret: string, id: string): Promise<string> {
  const signature = await sign(secret, signedText(id));
  return `${articlePath(id)}?${previewParameter}=${signature}`;
}
