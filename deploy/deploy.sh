#!/bin/sh
# deploy.sh REF       fetches, builds a release of a commit, tests it and switches to it
# deploy.sh rollback  switches to the newest earlier release that was live and not withdrawn
#
# Run as the deploy user. A release is a folder; `current` is a symbolic link to the live one. The services
# restart behind systemd sockets, in which connections wait. Setup of users, folders and sudo:
# docs/guides/deploy.md. Variables with their defaults:
ROOT=${ROOT:-/srv/clinicdee}                # repository/ releases/ current
APPS=${APPS:-site office}                   # the apps on this machine
AS_SITE=${AS_SITE-sudo -n -u clinicdee-site} AS_OFFICE=${AS_OFFICE-sudo -n -u clinicdee-office}
CONFIG=${CONFIG:-/etc/clinicdee}            # site.env, office.env, tokens.env
RESTART=${RESTART:-sudo -n systemctl restart}
SITE_PROBE=${SITE_PROBE:-http://127.0.0.1:4321/healthz} OFFICE_PROBE=${OFFICE_PROBE:-http://127.0.0.1:4322/healthz}
KEEP=${KEEP:-3}
ASSET_DAYS=${ASSET_DAYS:-30}                # how long open pages can load their scripts
set -eu

say() { echo "deploy: $*"; }
fail() { echo "deploy: $*" >&2; exit 1; }
current() { readlink "$ROOT/current" 2>/dev/null | xargs -r basename; }

# Only one deployment at a time.
mkdir -p "$ROOT/releases"
exec 9>"$ROOT/releases/.lock"
flock -n 9 || fail 'another deployment is running'

# Tests a release as the user of each service, who alone can read its data.
try_release() {
  for app in $APPS; do
    as=$AS_SITE; [ "$app" = office ] && as=$AS_OFFICE
    $as env PATH="$1/node_modules/node/bin:$PATH" "$1/node_modules/node/bin/node" \
      --env-file-if-exists="$CONFIG/tokens.env" --env-file-if-exists="$CONFIG/$app.env" \
      "$1/scripts/smoke.mjs" "$app" || return 1
  done
}

# Whether a release was live and not withdrawn: a possible target of a rollback.
is_good() { [ -e "$ROOT/releases/$1/.served" ] && [ ! -e "$ROOT/releases/$1/.withdrawn" ]; }

# The disk may be full.
withdraw() { touch "$ROOT/releases/$1/.withdrawn" || true; }

switch_to() {
  ln -sfn "releases/$1" "$ROOT/current.new"
  mv -T "$ROOT/current.new" "$ROOT/current"
}

# Restarts the services and waits until each answers.
restart() {
  for app in $APPS; do
    $RESTART "clinicdee-$app" || return 1
    probe=$SITE_PROBE; [ "$app" = office ] && probe=$OFFICE_PROBE
    "$ROOT/current/node_modules/node/bin/node" "$ROOT/current/scripts/healthcheck.mjs" "$probe" || return 1
  done
}

# Switches to a release, and back when the services do not answer.
go_live() {
  before=$(current)
  # A closed terminal must not leave a release that was never probed.
  trap '' INT TERM HUP
  switch_to "$1"
  if restart; then
    touch "$ROOT/releases/$1/.served"
    return
  fi
  [ -n "$before" ] || fail "$1 does not answer, and there is none before it"
  switch_to "$before"
  withdraw "$1"
  rm -f "$ROOT/releases/$before/.withdrawn"
  restart || fail "$1 does not answer, and neither does $before: read the journal"
  fail "$1 does not answer; rolled back to $before"
}

# Keeps the newest good releases and the live one; withdrawn ones do not count.
remove_old() {
  left=$KEEP
  for old in $(ls -r "$ROOT/releases"); do
    if is_good "$old" && [ "$left" -gt 0 ]; then left=$((left - 1)); continue; fi
    [ "$old" = "$(current)" ] || rm -rf "${ROOT:?}/releases/$old"
  done
}

rollback() {
  now=$(current)
  for id in $(ls -r "$ROOT/releases"); do
    [ "$id" \< "$now" ] || continue
    is_good "$id" || continue
    try_release "$ROOT/releases/$id" || fail "$id fails with the current data; $now stays active"
    # First, as the rollback may be killed.
    withdraw "$now"
    go_live "$id"
    say "rolled back from $now to $id"
    return
  done
  fail 'no earlier release to roll back to'
}

deploy() {
  git -C "$ROOT/repository" fetch --quiet --all --tags --force || fail 'git fetch failed'
  commit=$(git -C "$ROOT/repository" rev-parse --verify --quiet "$1^{commit}") || fail "no such commit: $1"
  id=$(date -u +%Y%m%dT%H%M%S)-$(echo "$commit" | cut -c1-8)
  now=$(current)
  # Rollback compares names: after a clock change the previous release must not sort last.
  [ "$id" \> "$now" ] || fail "the clock is behind the release that is served, $now"
  # What a killed deployment has left may fill the disk.
  remove_old
  release=$ROOT/releases/$id
  mkdir "$release"
  trap 'rm -rf "$release"' EXIT
  trap 'exit 1' INT TERM HUP
  git -C "$ROOT/repository" archive "$commit" | tar -x -C "$release"
  if [ -n "$now" ] && cmp -s "$release/package-lock.json" "$ROOT/current/package-lock.json"; then
    # Hard links to the same packages; npm replaces files and never modifies them.
    for folder in node_modules apps/site/node_modules apps/office/node_modules; do
      [ ! -d "$ROOT/current/$folder" ] || cp -al "$ROOT/current/$folder" "$release/$folder"
    done
  fi
  APPS="$APPS" node "$release/scripts/build.mjs" || fail "$commit could not be built; ${now:-nothing} stays"
  # Open pages still load scripts and styles of their release.
  for assets in apps/site/dist/client/_astro apps/office/.next/static; do
    [ -d "$ROOT/current/$assets" ] || continue
    cp -an "$ROOT/current/$assets/." "$release/$assets/"
    find "$release/$assets" -type f -mtime "+$ASSET_DAYS" -delete
  done
  try_release "$release" || fail "$commit failed its checks; ${now:-nothing} stays active"
  trap - EXIT
  go_live "$id"
  say "$id is served"
  remove_old
}

[ $# -eq 1 ] || fail 'name a commit, or rollback'
if [ "$1" = rollback ]; then rollback; else deploy "$1"; fi
