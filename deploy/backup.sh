#!/bin/sh
# Writes the database of DATABASE_URL into a new file in a folder, and deletes its own files there that are older than KEEP_DAYS
# days. A file that has its name is whole. Needs pg_dump, not older than the server.
set -eu
umask 077

folder=${1:?Name the folder: krishi backup FOLDER}
: "${DATABASE_URL:?DATABASE_URL is not set, so there is no server to back up. Set it as the shop has it.}"
keep_days=${KEEP_DAYS:-14}

file=$folder/krishi-$(date -u +%Y%m%dT%H%M%SZ).dump
mkdir -p "$folder"
trap 'rm -f "$file.part"' EXIT
pg_dump --dbname="$DATABASE_URL" --format=custom --no-owner --no-acl --file="$file.part"
pg_restore --list "$file.part" >/dev/null
mv "$file.part" "$file"
find "$folder" -maxdepth 1 -name 'krishi-*.dump' -mtime "+$keep_days" -delete
echo "$file"
