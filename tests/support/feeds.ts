/** Addresses of what machines read of the content. */
export const feeds = ["/sitemap.xml", "/feed.xml", "/feed.json", "/llms.txt"];
