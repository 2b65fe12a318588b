import type { SeedCategory } from './types.ts'

/**
 * What farmers write in one language. Slots: `{pct}` 82 to 97, `{n}` 2 to 9, `{days}` 3 to 8 (more in complaints).
 * A sentence that fits some products only starts with `@` and their emblems or collections: `@pest,fungus One spray ...`.
 */
export interface ReviewWords {
  first: readonly string[]
  last: readonly string[]
  /** Praise about the thing itself, by shelf. */
  good: Readonly<Record<SeedCategory, readonly string[]>>
  /** Praise about delivery, packing and price. */
  common: readonly string[]
  mixed: readonly string[]
  bad: readonly string[]
}
