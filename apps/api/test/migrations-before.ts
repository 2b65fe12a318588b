import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The migrations before one of them, as the version before had them: a new directory in `folder`. */
export function migrationsBefore(tag: string, folder: string): string {
  const before = mkdtempSync(join(folder, 'migrations-'))
  cpSync(fileURLToPath(new URL('../drizzle', import.meta.url)), before, { recursive: true })
  const path = join(before, 'meta', '_journal.json')
  const journal: { readonly entries: readonly { readonly tag: string }[] } = JSON.parse(readFileSync(path, 'utf8'))
  const entries = journal.entries.slice(
    0,
    journal.entries.findIndex((entry) => entry.tag === tag),
  )
  writeFileSync(path, JSON.stringify({ ...journal, entries }))
  return before
}
