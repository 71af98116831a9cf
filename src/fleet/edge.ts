import { join } from "node:path";

/** nginx as the HTTP cache in front of several instances. */
export interface Edge {
  origin: string;
  /** Removes what carries one of the tags; returns how many files. */
  purge(tags: readonly string[]): Promise<number>;
  stop(): Promise<void>;
}

/** Response header that says what the cache did: HIT, MISS, STALE, ... */
export const edgeHeader = "X-Edge";

/** Whether nginx is installed. */
export async function hasNginx(): Promise<boolean> {
  try {
    const { success } = await new Deno.Command("nginx", {
      args: ["-v"],
      stderr: "null",
    }).output();
    return success;
  } catch {
    return false;
  }
}

/**
 * Starts nginx in front of instances of this machine.
 * @param ports Where the instances listen.
 * @param port Where nginx listens.
 */
export async function startEdge(
  ports: readonly number[],
  port: number,
): Promise<Edge> {
  const folder = await Deno.makeTempDir({ prefix: "edge-" });
  // Where it runs as root, nginx works as another user.
  await Deno.chmod(folder, 0o755);
  const file = join(folder, "nginx.conf");
  const servers = ports.map((it) =>
    `server 127.0.0.1:${it} max_fails=1 fail_timeout=1s;`
  );
  const text = edgeConfig.replaceAll("FOLDER", folder)
    .replace("PORT", String(port)).replace("SERVERS", servers.join("\n    "));
  await Deno.writeTextFile(file, text);
  const child = new Deno.Command("nginx", {
    args: ["-p", folder, "-c", file, "-e", join(folder, "error.log")],
    stdout: "null",
    stderr: "null",
  }).spawn();
  await listening(port);
  return {
    origin: `http://127.0.0.1:${port}`,
    purge: (tags) => removeTagged(join(folder, "cache"), tags),
    async stop() {
      child.kill("SIGQUIT");
      await child.status;
      await Deno.remove(folder, { recursive: true });
    },
  };
}

/** It obeys what the responses say: no time of its own, no ignored header. */
const edgeConfig = `daemon off;
worker_processes 1;
pid FOLDER/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path FOLDER/client_body;
  proxy_temp_path FOLDER/proxy;
  fastcgi_temp_path FOLDER/fastcgi;
  uwsgi_temp_path FOLDER/uwsgi;
  scgi_temp_path FOLDER/scgi;
  proxy_cache_path FOLDER/cache keys_zone=site:10m max_size=200m use_temp_path=off;
  upstream site {
    SERVERS
    keepalive 32;
  }
  server {
    listen 127.0.0.1:PORT;
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_cache site;
      proxy_cache_key $request_method$request_uri;
      proxy_cache_lock on;
      proxy_cache_background_update on;
      # What is for one visitor is neither stored nor taken from the cache.
      proxy_cache_bypass $http_authorization $http_cookie;
      proxy_no_cache $http_authorization $http_cookie;
      # An instance that has just gone: the next one is asked.
      proxy_next_upstream error timeout;
      proxy_connect_timeout 1s;
      add_header ${edgeHeader} $upstream_cache_status always;
    }
  }
}
`;

/** nginx knows no tags: its files begin with the headers that it stored. */
async function removeTagged(
  folder: string,
  tags: readonly string[],
): Promise<number> {
  let count = 0;
  for await (const { name, isFile } of Deno.readDir(folder)) {
    const file = join(folder, name);
    if (!isFile) continue;
    const head = new TextDecoder().decode(
      (await Deno.readFile(file)).subarray(0, 8192),
    );
    const [, list = ""] = /^deno-cache-tag: (.*)\r$/im.exec(head) ?? [];
    if (!list.split(",").some((tag) => tags.includes(tag))) continue;
    await Deno.remove(file);
    count++;
  }
  return count;
}

async function listening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      return (await Deno.connect({ hostname: "127.0.0.1", port })).close();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`nginx does not listen on port ${port}`);
}
