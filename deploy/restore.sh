#!/bin/sh
# Brings a backup into the empty database of DATABASE_URL, all of it or nothing, and says what is there then.
set -eu

file=${1:?Name the file: krishi restore FILE}
: "${DATABASE_URL:?DATABASE_URL is not set. Nothing was restored. Set it to an empty database.}"

ask() { psql --dbname="$DATABASE_URL" --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 --command="$1"; }

tables=$(ask "select count(*) from pg_tables where schemaname not in ('pg_catalog', 'information_schema')")
if [ "$tables" -ne 0 ]; then
  echo "The database has $tables tables already. Nothing was restored. Name an empty one with DATABASE_URL." >&2
  exit 1
fi
pg_restore --dbname="$DATABASE_URL" --single-transaction --exit-on-error --no-owner --no-acl "$file"
# What the planner knows of the rows is not in a backup. Tables of the server itself are not the shop's to look at.
ask 'set client_min_messages = error; analyze' >/dev/null
ask "select format('Restored: %s products, %s packs, %s orders, the last of %s.',
  (select count(*) from products), (select count(*) from variants), (select count(*) from orders),
  coalesce((select max(created_at)::text from orders), 'never'))"
