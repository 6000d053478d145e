# Site and office in one image: what differs between vendors and machines is read at the start.
# docs/guides/deploy.md says how it is run; deploy/try-image.sh builds and runs it with Debian's tools.

# The version that package.json pins.
ARG NODE=24.21.0

FROM docker.io/library/node:${NODE}-bookworm-slim AS build
WORKDIR /app
COPY . .
# The packages are those of the build; only what runs is kept.
RUN node scripts/build.mjs \
  && npm prune --omit=dev --no-audit --no-fund --ignore-scripts \
  && rm -rf apps/office/.next/cache node_modules/node node_modules/@playwright node_modules/playwright*

FROM docker.io/library/node:${NODE}-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data HOME=/data MALLOC_ARENA_MAX=2
COPY --from=build /app /app
# User and data folder of the site. The office has its own: compose.yaml.
RUN mkdir /data /data-office && chown 10001:10001 /data && chown 10002:10002 /data-office
USER 10001:10001
EXPOSE 4321 4322
# The office: --workdir /app/apps/office.
WORKDIR /app/apps/site
CMD ["node", "server.ts"]
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "/app/scripts/healthcheck.mjs"]
