/** Two pages, for the server and the browser; the second makes a late call. */
import { Suspense } from "react";
import { Link, Outlet, useLocation } from "react-router-dom";
import type { ContentResult } from "../../src/lib/content-result.ts";
import { timeLimit } from "../../src/streaming/document-state.ts";
import type { CreateRoutes, PageArgs } from "../../src/streaming/page-data.ts";
import { ShellEnd } from "../../src/streaming/shell-end.tsx";
import { Streamed, usePageData } from "../../src/streaming/streamed.tsx";

/** What pages can ask for; the server and the browser each have their own way. */
export interface Content {
  posts(): Promise<ContentResult<string[]>>;
}

/** How long to wait for content, in milliseconds. */
export const timeoutMs = 8000;

/** The parameter of the document that waits for its content. */
export const complete = "?complete";

const postsData = ({ content }: PageArgs<Content>) => ({
  posts: () => content.posts(),
});

export const createRoutes: CreateRoutes = (loaderOf) => [{
  Component: Root,
  children: [
    { id: "/", path: "/", Component: HomePage },
    {
      id: "/posts",
      path: "/posts",
      Component: PostsPage,
      loader: loaderOf(postsData),
    },
  ],
}];

function Root() {
  const { search } = useLocation();
  return (
    <html lang="en" {...timeLimit(timeoutMs)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Streaming</title>
        {/* React shows late content by a script. */}
        {search !== complete && (
          <noscript>
            <meta httpEquiv="refresh" content={`0; url=${complete}`} />
          </noscript>
        )}
        <script type="module" src="/client.js" async />
      </head>
      <body>
        <nav>
          <Link to="/">Home</Link> <Link to="/posts">Posts</Link>
        </nav>
        <main>
          <Outlet />
        </main>
        <ShellEnd />
      </body>
    </html>
  );
}

function HomePage() {
  return <h1>Home</h1>;
}

function PostsPage() {
  const { posts } = usePageData(postsData);
  return (
    <>
      <h1>Posts</h1>
      <Suspense fallback={<p>Loading...</p>}>
        <Streamed call={posts}>
          {(posts) =>
            posts.ok
              ? <ul>{posts.value.map((it) => <li key={it}>{it}</li>)}</ul>
              : (
                <>
                  <p>{posts.message}</p>
                  <a href="/posts">Try again</a>
                </>
              )}
        </Streamed>
      </Suspense>
    </>
  );
}
