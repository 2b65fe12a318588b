import { askUnproven } from '../../apps/api/src/database/ask-unproven.ts'

/** What is wrong with the rows of a database; a sentence where it does not answer. The shop starts all the same. */
export async function diagnoseDatabase(databaseUrl: string | null): Promise<readonly string[]> {
  // The embedded one belongs to one process, which may be the shop.
  if (databaseUrl === null) return []
  const unproven = await askUnproven(databaseUrl).catch(() => null)
  if (unproven === null) return ['', 'The database does not answer, so nothing is known of its rows.']
  return unproven.flatMap(({ table, name, definition }) => [
    '',
    `WARNING ${table}.${name}`,
    `  Rows of ${table} that were there before it do not hold to ${definition}.`,
    '  Risk: What the shop makes of these rows may be wrong. What is written now holds to it.',
    `  Remedy: ALTER TABLE ${table} VALIDATE CONSTRAINT ${name}; names what is wrong. Correct the rows, then start the shop again.`,
  ])
}
