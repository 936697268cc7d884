# The Wattle image. It contains only Node and the program, and can run as any user.
#
#   docker buildx build --platform linux/amd64,linux/arm64 --sbom=true --provenance=mode=max --tag wattle .

# Compiled files are the same on every platform, so the building platform compiles them.
FROM --platform=$BUILDPLATFORM node:24.20.0-trixie-slim@sha256:50c3b2f6988dfc307b86e5301d69611af31f4789bdf232863b07d3b02fe55ae0 AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build

# Packages for the platform that runs the image. Node 24 includes SQLite, so the SQLite package is removed. Type declarations, source maps and
# unused fonts are removed too.
FROM --platform=$BUILDPLATFORM node:24.20.0-trixie-slim@sha256:50c3b2f6988dfc307b86e5301d69611af31f4789bdf232863b07d3b02fe55ae0 AS packages
ARG TARGETARCH
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN cpu="$([ "$TARGETARCH" = amd64 ] && echo x64 || echo "$TARGETARCH")" \
 && npm ci --omit=dev --ignore-scripts --os=linux --libc=glibc --cpu="$cpu" \
 && rm -rf node_modules/@photostructure/sqlite node_modules/@types \
 && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete \
 && find node_modules/dejavu-fonts-ttf/ttf -type f ! -name 'DejaVuSans.ttf' ! -name 'DejaVuSans-Bold.ttf' -delete \
 && mkdir -p /data /bulk

FROM gcr.io/distroless/nodejs24-debian13:nonroot@sha256:bb6b03d81066993293a10feda7250e8e1cc034035fe9b61cfceededa7c8bf04d
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /build/dist/src/cli/wattle.js ./dist/src/cli/wattle.js
COPY --from=build /build/dist/src/program/program.js ./dist/src/program/program.js
COPY --from=build /build/dist/web ./dist/web
COPY --from=build /build/dist/bundle ./dist/bundle
COPY --from=build /build/dist/starter ./dist/starter
COPY data ./data
COPY --from=build /build/dist/clients ./dist/clients
COPY package.json README.md NOTICE LICENSE CHANGELOG.md ARCHITECTURE.md CONTRIBUTING.md SECURITY.md compose.yaml ./
COPY starter ./starter
COPY docs ./docs
COPY src/queries/economy/board-days/README.md ./src/queries/economy/board-days/README.md
COPY src/queries/economy/check/README.md ./src/queries/economy/check/README.md
COPY src/queries/economy/cpi-laboratory/README.md ./src/queries/economy/cpi-laboratory/README.md
COPY src/queries/economy/desks/README.md ./src/queries/economy/desks/README.md
COPY deploy ./deploy
COPY examples ./examples
COPY clients ./clients
COPY --from=packages --chown=65532:65532 /data /data
# Mount point for a volume, if several nodes share the bulk files (WATTLE_BULK_DIR).
COPY --from=packages --chown=65532:65532 /bulk /bulk

# Threads share freed memory, which saves 15 MB when idle.
ENV MALLOC_ARENA_MAX=2 \
    NODE_ENV=production \
    WATTLE_HOST=0.0.0.0 \
    WATTLE_PORT=8080 \
    WATTLE_WORKER_PORT=8081 \
    WATTLE_DATA_DIR=/data
USER 65532:65532
VOLUME /data
EXPOSE 8080 8081
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["/nodejs/bin/node", "-e", "const e=process.env;fetch('http://127.0.0.1:'+(e.WATTLE_ROLE==='worker'?e.WATTLE_WORKER_PORT:e.WATTLE_PORT)+'/v1/health').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
ENTRYPOINT ["/nodejs/bin/node", "/app/dist/src/cli/wattle.js"]
CMD ["start"]
