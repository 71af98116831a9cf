import { articlePath, previewParameter } from "../paths.ts";
import { sign } from "./signature.ts";

/** What the link to a draft is signed over. */
export function previewText(id: string): string {
  return `preview:article:${id}`;
}

/** The link that shows a draft, from the site's root. */
export async function previewLink(secret: string, id: string): Promise<string> {
  const signature = await sign(secret, previewText(id));
  return `${articlePath(id)}?${previewParameter}=${signature}`;
}
