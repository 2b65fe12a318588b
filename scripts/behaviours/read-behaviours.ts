/** One row of docs/behaviours.md. */
export interface Behaviour {
  readonly id: string
  /** The heading above it, such as "S23 Cart". */
  readonly system: string
  readonly isClaimed: boolean
}

const heading = /^## (S\d.*)$/
const row = /^- \*\*(\d+\.\d+)\*\* (\S.*) — (claimed|open)$/

/**
 * Reads the list of behaviours: `## S23 Cart` begins a system, `- **23.4** sentence — claimed` (or `open`) is one
 * behaviour. Throws on a list item of another form, as a row that nobody reads would prove nothing.
 */
export function readBehaviours(markdown: string): Behaviour[] {
  let system: string | undefined
  const behaviours: Behaviour[] = []
  for (const line of markdown.split('\n')) {
    system = heading.exec(line)?.[1] ?? system
    if (!line.startsWith('- ')) continue
    const [, id, , state] = row.exec(line) ?? []
    if (id === undefined || system === undefined) {
      throw new Error(
        `docs/behaviours.md has a row that cannot be read: "${line}". Its behaviour would never be checked. ` +
          'Write it below a heading such as "## S23 Cart" as "- **23.4** sentence — claimed" or "— open".',
      )
    }
    if (behaviours.some((behaviour) => behaviour.id === id)) throw new Error(`docs/behaviours.md lists ${id} twice.`)
    behaviours.push({ id, system, isClaimed: state === 'claimed' })
  }
  return behaviours
}
