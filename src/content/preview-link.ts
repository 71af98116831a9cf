import { articlePath, previewParameter } from "../paths.ts";
import { isSigned, sign } from "../lib/http/signature.ts";

/** How many days a preview link works, unless its author says otherwise. */
export const previewDays = 14;

/**
 * The header with which the site requests drafts from the content service: the
 * signed path of the call. The service may answer 404 without it.
 */
export const draftHeader = "x-draft-signature";

/** The text that the signature of a preview link covers. */
function signedText(id: string, date: string): string {
  return `preview:article:${id}:${date}`;
}

/**
 * The signed link to a draft, as a path of the site.
 * @param days How many days it works; it ends with the last of them (UTC).
 */
export async function previewLink(
  secret: string,
  id: string,
  days = previewDays,
): Promise<string> {
  const date = new Date(Date.now() + days * 86_400_000).toISOString()
    .slice(0, 10);
  const signature = await sign(secret, signedText(id, date));
  return `${articlePath(id)}?${previewParameter}=${date}.${signature}`;
}

/**
 * Whether the parameter of a link shows the draft of an article: it is signed
 * for that article, and its last day has not ended.
 * @param value As in `previewLink`: `DATE.SIGNATURE`. Any other form is false.
 */
export async function isPreviewOf(
  secret: string,
  id: string,
  value: string,
): Promise<boolean> {
  const [, date, signature] = /^(\d{4}-\d\d-\d\d)\.(.+)$/.exec(value) ?? [];
  if (!date || !signature) return false;
  return Date.now() <= Date.parse(`${date}T23:59:59.999Z`) &&
    await isSigned(secret, signedText(id, date), signature);
}
