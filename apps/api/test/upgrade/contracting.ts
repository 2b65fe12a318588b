/** What a server of the version before does not survive: it reads what goes, or does not write what is asked for. */
const contracts: readonly RegExp[] = [
  /\bdrop (table|column|view|type)\b/,
  /\brename\b/,
  /\bset not null\b/,
  /\bdrop default\b/,
  /\balter column\b.*\btype\b/,
  /\badd column\b(?=.*\bnot null\b)(?!.*\b(default|generated)\b)/,
]

/** The mark of a migration that takes away what no running version needs any more, with the version that was the last to. */
const mark = /^-- contract: \S/m

/**
 * The statements of a migration that break a server of the version before, which runs on while servers are replaced one by one. None
 * in a migration that is marked as the second half of a change: `-- contract:`, and why nobody needs it any more.
 */
export function findContracting(migration: string): readonly string[] {
  if (mark.test(migration)) return []
  const statements = migration.replaceAll(/^--(?!>).*$/gm, '').split('--> statement-breakpoint')
  return statements.map((text) => text.trim()).filter((text) => contracts.some((each) => each.test(text.toLowerCase())))
}
