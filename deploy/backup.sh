#!/bin/sh
# Daily backup for cron: keeps the newest 14 and copies them to another machine.
# BACKUPS: folder. KEEP: number of backups. BACKUP_TO: rsync target, host:/folder.
set -eu
umask 077
backups=${BACKUPS:-/srv/clinicdee-backups}
keep=${KEEP:-14}
cd "$(dirname "$0")/.."

today="$backups/$(date +%Y-%m-%dT%H%M%S)"
node scripts/backup.mjs "$today"

# Sorted by name the newest is last. If not, a clock was or is wrong: then nothing is removed until somebody
# has fixed it, and cron mails the message every night.
all=$(find "$backups" -mindepth 1 -maxdepth 1 -type d -name '????-??-??T??????' | LC_ALL=C sort)
newest=$(echo "$all" | tail -n 1)
if [ "$newest" = "$today" ]; then
  echo "$all" | head -n "-$keep" | while read -r old; do rm -rf "$old"; done
else
  echo "$newest is dated later than today's backup, $today:" \
    'the clock was wrong then or is now. No old backup was removed. Rename backups with a wrong date.' >&2
fi

if [ -n "${BACKUP_TO:-}" ]; then
  rsync --archive --delete --rsh='ssh -o BatchMode=yes' "$backups/" "$BACKUP_TO/"
fi
