/** Whether a request may belong to one visitor alone. */
export function isPersonal({ headers }: Request): boolean {
  return headers.has("authorization") || headers.has("cookie");
}

/** Whether an answer made for one request may be handed to others. */
export function isShared(headers: Headers): boolean {
  return headers.get("cache-control")?.includes("s-maxage") ?? false;
}

/** Names that caches before the site may keep whatever its headers say. */
const keptByName =
  /\.(?:avif|bin|bmp|css|csv|docx?|eot|exe|flac|gif|gz|ico|jar|jpe?g|js|json|m4a|mid|mjs|mp[34]|ogg|otf|pdf|png|pptx?|svgz?|swf|tar|tiff?|ttf|txt|wav|web[mp]|woff2?|xlsx?|xml|zip)$/i;

/**
 * Whether a path ends like a file that caches keep: nothing but the file of
 * that name may ever be kept under it (web cache deception).
 */
export function isKeptByName(path: string): boolean {
  return keptByName.test(path);
}
