#!/bin/sh
# The shop on a server: runs what is in the folder above this one, with the variables of the environment.
set -eu

here=$(dirname "$(readlink -f "$0")")
shop=$(dirname "$here")
word=${1:-}
[ $# -eq 0 ] || shift

case $word in
  start) exec "$here/node" "$shop/apps/storefront/server/main.ts" ;;
  doctor) exec "$here/node" "$shop/scripts/doctor.ts" ;;
  # Short-lived rows of an import of a whole catalogue fit into little memory.
  shop) exec "$here/node" --max-semi-space-size=4 "$shop/apps/api/scripts/shop/main.ts" "$@" ;;
  reviews) exec "$here/node" "$shop/apps/api/scripts/reviews/main.ts" "$@" ;;
  # For whoever watches the process and has no curl, as a container.
  ready) exec "$here/node" -e "fetch('http://127.0.0.1:${PORT:-3000}/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))" ;;
  backup | restore) exec "$here/krishi-$word" "$@" ;;
esac

cat >&2 <<END
krishi start             opens the shop
krishi ready             ends with 0 where an open shop can take calls
krishi doctor            says what production refuses of the settings
krishi shop …            brings a catalogue in or out: krishi shop says how
krishi reviews …         reviews that wait for a moderator
krishi backup FOLDER     writes the database into a new file in a folder
krishi restore FILE      brings a backup into an empty database
END
exit 1
