# The site as a container, to run it elsewhere than on Deno Deploy. The same
# image serves the content service: see compose.yml.
FROM denoland/deno:2.9.6@sha256:2014dc167ece617ef7e7ba40631ac2234c59e75ce693e7cc2dc2602b3c87859d AS build
WORKDIR /site
COPY deno.json deno.lock ./
RUN deno install --frozen
COPY . .
RUN deno task build && deno run -A container/image-folder.ts /image

# What serves: no sources, no packages, nothing to download or compile.
FROM denoland/deno:2.9.6@sha256:2014dc167ece617ef7e7ba40631ac2234c59e75ce693e7cc2dc2602b3c87859d
WORKDIR /site
COPY --from=build --chown=deno:deno /image .

USER deno
ENV NODE_ENV=production
EXPOSE 8000 8001
STOPSIGNAL SIGTERM
# Each second until the first success: the proxy waits for it.
HEALTHCHECK --interval=30s --timeout=3s --start-period=20s --start-interval=1s \
  CMD ["deno", "eval", "const r = await fetch(`http://127.0.0.1:${Deno.env.get('PORT') || 8000}/healthz`); Deno.exit(r.ok ? 0 : 1)"]
CMD ["deno", "run", "-q", "--no-prompt", "--cached-only", "-P=start", "dist/server/main.js"]
