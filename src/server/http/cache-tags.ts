/** The header that Deno Deploy's cache reads a response's tags from. */
export const cacheTagHeader = "Deno-Cache-Tag";
