#!/bin/sh
# Builds the Dockerfile with buildah and runs both apps from the image as an unprivileged user on a read-only
# root. Tests pages, delivery of a lead to the office, and graceful shutdown. Needs root, buildah and mmdebstrap
# (Debian). Without an image registry the base image is built from Debian packages and the project's Node.
# Removes everything it has created.
set -eu
cd "$(dirname "$0")/.."
work=$(mktemp -d)
export TMPDIR="$work"
store="--root $work/store --runroot $work/run --storage-driver overlay"
site='' office='' container='' mount=''
clean() {
  for pid in $site $office; do kill "$pid" 2>/dev/null || true; done
  [ -z "$container" ] || buildah $store umount "$container" >/dev/null 2>&1 || true
  rm -rf "$work"
}
trap clean EXIT
trap 'exit 1' INT TERM

base=$(sed -n 's/^FROM \(\S*\) AS build$/\1/p' Dockerfile | sed "s/\${NODE}/$(sed -n 's/^ARG NODE=//p' Dockerfile)/")
if ! timeout 60 buildah $store pull --quiet "$base" 2>/dev/null; then
  echo "No registry of images: building $base of Debian's packages"
  mmdebstrap --quiet --variant=minbase --include=ca-certificates bookworm "$work/base.tar"
  base_container=$(buildah $store from scratch)
  buildah $store add --quiet "$base_container" "$work/base.tar" /
  rm "$work/base.tar"
  npm=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")
  buildah $store add --quiet "$base_container" node_modules/node/bin/node /usr/local/bin/node
  buildah $store add --quiet "$base_container" "$npm" /usr/local/lib/node_modules/npm
  root=$(buildah $store mount "$base_container")
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
  buildah $store umount "$base_container" >/dev/null
  buildah $store config --env PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin "$base_container"
  buildah $store commit --quiet "$base_container" "$base" >/dev/null
  buildah $store rm "$base_container" >/dev/null
fi

# The npm registry and certificate authorities of this machine.
for key in registry cafile; do
  value=$(npm config get "$key")
  [ "$value" = null ] || echo "$key=$value" >>"$work/npmrc"
done
buildah $store bud --pull=never --isolation chroot --network host --format docker --tag clinicdee:try \
  --volume "$work/npmrc:/root/.npmrc:ro" --volume /etc/ssl/certs:/etc/ssl/certs:ro .

container=$(buildah $store from --pull=never clinicdee:try)
mount=$(buildah $store mount "$container")
echo "Image: $(du -sm "$mount" | cut -f1) MB unpacked"
for unwanted in eslint vitest playwright-core; do
  [ ! -e "$mount/app/node_modules/$unwanted" ] || { echo "A package of development is in it: $unwanted"; exit 1; }
done

# run APP USER DATA VARIABLE…: runs the app as its user, with its data as the only writable folder.
run() {
  app=$1 user=$2 data=$3
  shift 3
  mkdir -p "$data"
  chown "$user:$user" "$data"
  mkdir -p "$mount/data"
  exec unshare --mount sh -euc '
    mount --bind "$1" "$2/data"
    mount --bind "$2" "$2" && mount -o remount,bind,ro "$2"
    mount --bind "$1" "$2/data"
    mount -t proc proc "$2/proc"
    mount --bind /dev "$2/dev"
    root=$2 app=$3 user=$4
    shift 4
    exec chroot --userspec="$user:$user" "$root" /usr/bin/env -i PATH=/usr/local/bin:/usr/bin:/bin \
      NODE_ENV=production DATA_DIR=/data HOME=/data TMPDIR=/data "$@" \
      sh -c "cd /app/apps/$app && exec node server.ts"
  ' sh "$data" "$mount" "$app" "$user" "$@"
}
keys='LEAD_API_TOKEN=token-of-the-trial CONTENT_API_KEY=key-of-the-trial REGISTRATION_API_TOKEN=other-of-the-trial'
addresses='SITE_URL=http://127.0.0.1:14321 OFFICE_URL=http://127.0.0.1:14322 PORT=14321 OFFICE_PORT=14322'
run office 10002 "$work/office" $keys $addresses OFFICE_SAMPLES=false >"$work/office.log" 2>&1 &
office=$!
run site 10001 "$work/site" $keys $addresses OFFICE_INTERNAL_URL=http://127.0.0.1:14322 >"$work/site.log" 2>&1 &
site=$!

# eventually COMMAND…: retries a command for a minute
eventually() {
  for _ in $(seq 120); do
    if "$@" >/dev/null 2>&1; then return; fi
    sleep 0.5
  done
  echo "Timed out after a minute: $*"
  tail -n 20 "$work/site.log" "$work/office.log"
  exit 1
}
eventually curl --fail --silent http://127.0.0.1:14321/healthz
eventually curl --fail --silent http://127.0.0.1:14322/healthz
# The first sync of articles takes a moment.
for page in / /articles /pdpa /contact; do
  eventually curl --fail --silent --output /dev/null "http://127.0.0.1:14321$page"
done
curl --fail --silent --output /dev/null http://127.0.0.1:14322/admin/login
answer=$(curl --fail --silent http://127.0.0.1:14321/api/leads \
  --header 'content-type: application/json' --header 'origin: http://127.0.0.1:14321' \
  --data "$(node_modules/.bin/node apps/site/scripts/trial-lead.ts)")
reference=$(echo "$answer" | sed -n 's/.*"reference":"\([^"]*\)".*/\1/p')
arrived() {
  node_modules/.bin/node -e '
    const { DatabaseSync } = require("node:sqlite");
    const rows = new DatabaseSync(process.argv[1], { readOnly: true })
      .prepare("SELECT 1 FROM leads WHERE reference = ?").all(process.argv[2]);
    process.exit(rows.length === 1 ? 0 : 1);' "$work/office/office.sqlite" "$reference"
}
eventually arrived
echo "Lead $reference has arrived in the office"
for pid in $site $office; do
  kill -TERM "$pid"
  status=0
  wait "$pid" || status=$?
  [ "$status" -eq 0 ] || { echo "A stop ended with $status"; exit 1; }
done
site='' office=''
echo 'Both apps stopped gracefully; the image is good'
