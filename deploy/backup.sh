#!/bin/sh
# A backup a day, of which the newest 14 stay, and a copy of them on another machine: for cron.
# BACKUPS: where they lie. KEEP: how many. BACKUP_TO: where rsync brings them, host:/folder.
set -eu
umask 077
backups=${BACKUPS:-/srv/clinicdee-backups}
keep=${KEEP:-14}
cd "$(dirname "$0")/.."

# Under another name until it is whole: what is half done is never counted.
today="$backups/$(date +%Y-%m-%dT%H%M%S)"
rm -rf "$backups"/*.part
node scripts/backup.mjs "$today.part"
mv "$today.part" "$today"

# By name the newest are the last, unless a clock was wrong then or is now: then none goes until somebody
# has looked, and cron mails this every night.
made=$(find "$backups" -mindepth 1 -maxdepth 1 -type d -name '????-??-??T??????' | LC_ALL=C sort)
newest=$(echo "$made" | tail -n 1)
if [ "$newest" = "$today" ]; then
  echo "$made" | head -n "-$keep" | while read -r old; do rm -rf "$old"; done
else
  echo "$newest is dated later than today's backup, $today:" \
    'the clock was wrong then or is now. No old backup was removed. Rename what is dated wrongly.' >&2
fi

if [ -n "${BACKUP_TO:-}" ]; then
  rsync --archive --delete --rsh='ssh -o BatchMode=yes' "$backups/" "$BACKUP_TO/"
fi
