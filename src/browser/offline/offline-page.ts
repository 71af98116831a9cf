import { colours, site } from "../../../data/site.ts";
import { type CachedArticle, cachedArticles } from "./article-cache.ts";

const { paper, ink } = colours;
const style = `:root{color-scheme:light dark}
body{max-width:36rem;margin:12vh auto;padding:0 1.25rem;font:1.0625rem/1.55 "Instrument Sans",system-ui,sans-serif;background:${paper.light};color:${ink.light}}
h1{font:700 clamp(2.1rem,8vw,4rem)/1 "Bricolage Grotesque",system-ui,sans-serif;letter-spacing:-.025em}
li{margin-block:.75rem}a{color:inherit;text-underline-offset:5px}
@media(prefers-color-scheme:dark){body{background:${paper.dark};color:${ink.dark}}}`;

/** The page that shows without a connection, with the cached articles. */
export async function offlinePage(): Promise<Response> {
  return new Response(offlineHtml(await cachedArticles()), {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'",
      "Cache-Control": "no-store",
    },
  });
}

/** The page's HTML, self-contained: no other file may be available. */
export function offlineHtml(articles: readonly CachedArticle[]): string {
  const list = articles.map(({ path, title }) =>
    `<li><a href="${path.replaceAll('"', "%22")}">${title}</a></li>`
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Offline | ${site.name}</title><style>${style}</style></head>
<body><main><p>${site.name}</p><h1>You are offline.</h1>
<p>This page needs a connection. <a href="">Try again</a></p>
${
    list.length > 0
      ? `<p>You can still read:</p><ul>${list.join("")}</ul>`
      : ""
  }</main></body></html>`;
}
