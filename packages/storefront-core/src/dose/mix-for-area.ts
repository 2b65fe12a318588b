import type { NetQuantity, Variant } from '../catalog/index.ts'
import type { Paise } from '../money/index.ts'
import type { Result } from '../result/index.ts'
import { err, ok } from '../result/index.ts'
import { toAcres } from './area-units.ts'
import type { AreaUnit } from './area-units.ts'
import { cheapestMix } from './cheapest-mix.ts'
import { inDoseUnit, toNetQuantity } from './dose.ts'
import type { Dose } from './dose.ts'
import { isDosedBy, leftOverOf, mostAcres } from './area.ts'
import type { AreaError } from './area.ts'

/** A pack of a mix and how many of it. */
export interface MixPart<Pack> {
  readonly pack: Pack
  readonly count: number
}

/** The cheapest packs for an area, and why they are. */
export interface MixAdvice<Pack> {
  /** What the area needs by the lower and by the upper end of the dose. */
  readonly needed: { readonly min: NetQuantity; readonly max: NetQuantity }
  /** Enough for the upper end, in the order of the packs. */
  readonly mix: readonly MixPart<Pack>[]
  readonly cost: Paise
  /** What is left of it at the upper end; null when nothing is. */
  readonly leftOver: NetQuantity | null
  /** How many packs are enough for the lower end. */
  readonly packsForLess: number
  /** The cheapest way with packs of one kind, and how much more it costs; null where that is the mix. */
  readonly instead: (MixPart<Pack> & { readonly dearerBy: Paise }) | null
}

type DosedPack = Pick<Variant, 'netQuantity' | 'packCount' | 'price'>

/**
 * The cheapest mix of packs that holds what an area needs. The dose is that of an acre.
 *
 * @param mostOf How many of a pack can be bought.
 * @returns The advice; 'dose/area-too-large' above 1,000 acres, 'dose/not-enough' where all packs that can be bought are not
 *   enough. Null where no pack is measured as the dose is.
 */
export function mixForArea<Pack extends DosedPack>(
  dose: Dose,
  { area, unit }: { readonly area: number; readonly unit: AreaUnit },
  packs: readonly Pack[],
  mostOf: (pack: Pack) => number,
): Result<MixAdvice<Pack>, AreaError | 'dose/not-enough'> | null {
  const dosed = packs.flatMap((pack) =>
    pack.netQuantity !== null && isDosedBy(dose, pack)
      ? [
          {
            pack,
            price: pack.price,
            most: mostOf(pack),
            contents: inDoseUnit(pack.netQuantity).amount * pack.packCount,
          },
        ]
      : [],
  )
  if (dosed.length === 0) return null
  const acres = toAcres(area, unit)
  if (acres > mostAcres) return err('dose/area-too-large')
  const needed = { min: dose.min * acres, max: dose.max * acres }
  const counts = cheapestMix(needed.max, dosed)
  const less = cheapestMix(needed.min, dosed)
  if (counts === null || less === null) return err('dose/not-enough')
  const parts = dosed.map((each, index) => ({ ...each, count: Number(counts[index]) })).filter(({ count }) => count > 0)
  const cost = sum(parts.map(({ price, count }) => price * count))
  const single = dosed
    .flatMap(({ pack, price, ...each }) => {
      const alone = cheapestMix(needed.max, [{ price, ...each }]) ?? []
      return alone.map((count) => ({ pack, count, dearerBy: count * price - cost }))
    })
    .toSorted((one, other) => one.dearerBy - other.dearerBy)[0]
  return ok({
    needed: { min: toNetQuantity(needed.min, dose.unit), max: toNetQuantity(needed.max, dose.unit) },
    mix: parts.map(({ pack, count }) => ({ pack, count })),
    cost,
    leftOver: leftOverOf(sum(parts.map(({ contents, count }) => contents * count)), needed.max, dose),
    packsForLess: sum(less),
    instead: parts.length > 1 && single ? single : null,
  })
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
