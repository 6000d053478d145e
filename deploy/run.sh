#!/bin/sh
# run.sh site|office COMMAND…: runs a command in the live release as the user and with the environment of
# that service, such as: run.sh site npm run leads
set -eu
app=$1
shift
command='set -a; . /etc/clinicdee/tokens.env; . "/etc/clinicdee/$APPS.env"; set +a; cd /srv/clinicdee/current; exec "$@"'
exec sudo -u "clinicdee-$app" env APPS="$app" sh -c "$command" sh "$@"
