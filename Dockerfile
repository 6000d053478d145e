# Site and office in one image, for every vendor: what differs between them is read when it starts.
# docs/guides/containers.md says how it is run; `npm run image:try` builds it and tries it.

# The Node that package.json pins.
ARG NODE=24.21.0

FROM docker.io/library/node:${NODE}-bookworm-slim AS packages
WORKDIR /app
RUN apt-get update && apt-get install -y --no-install-recommends binutils && rm -rf /var/lib/apt/lists/*
# Installed anew only when one of these has changed.
COPY package.json package-lock.json .npmrc ./
COPY apps/site/package.json apps/site/
COPY apps/office/package.json apps/office/
COPY packages/brand/package.json packages/brand/
COPY packages/clock/package.json packages/clock/
COPY packages/local-secrets/package.json packages/local-secrets/
COPY packages/protocol/package.json packages/protocol/
COPY packages/thai/package.json packages/thai/
COPY scripts/install.mjs scripts/project.mjs scripts/
COPY scripts/releases/link-tree.mjs scripts/releases/
RUN node --input-type=module --eval "import { install } from './scripts/install.mjs'; await install();"

FROM packages AS build
COPY . .
RUN node scripts/build.mjs && node scripts/image/make.mjs /image && mkdir -p /volume/data

FROM scratch
COPY --from=build /image /
# A folder that was there already would keep its owner.
COPY --from=build --chown=10001:10001 /volume /
ENV PATH=/usr/local/bin NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data HOME=/data \
  SQLITE_TMPDIR=/data MALLOC_ARENA_MAX=2
WORKDIR /app
USER 10001:10001
VOLUME /data
EXPOSE 4321 4322
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["/usr/local/bin/node", "/app/scripts/image/entry.mjs", "health"]
ENTRYPOINT ["/usr/local/bin/node", "/app/scripts/image/entry.mjs"]
