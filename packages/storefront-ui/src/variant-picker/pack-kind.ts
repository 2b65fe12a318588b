import type { PackChoice } from './variant-picker.tsx'

/** The tab of a pack. */
export type PackKind = 'single' | 'multi'

/** Under which tab a pack stands. */
export function kindOf({ kind = 'single' }: Pick<PackChoice, 'kind'>): PackKind {
  return kind
}

/** The tabs that have something to show, single packs first. */
export function kindsOf(packs: readonly PackChoice[]): readonly PackKind[] {
  return (['single', 'multi'] as const).filter((kind) => packs.some((pack) => kindOf(pack) === kind))
}
