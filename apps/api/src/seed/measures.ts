import { units } from './data/labels.ts'
import { localize } from './localized-tuple.ts'
import type { LocalizedTuple } from './localized-tuple.ts'
import type { PackUnit } from './rows.ts'

const words: Record<string, keyof typeof units> = {
  kg: 'kg',
  g: 'g',
  ml: 'ml',
  L: 'l',
  cm: 'cm',
  m: 'm',
  bolus: 'bolus',
}

/** A measure written in English, such as "2-3 kg" or "90 x 45 cm", with its unit words in each language. */
export function localMeasure(text: string): LocalizedTuple {
  return localize((language) =>
    text.replace(/(\d )(kg|g|ml|L|cm|m|bolus)(?![\w/])/g, (all, number: string, unit: string) => {
      const key = words[unit]
      return key === undefined ? all : `${number}${units[key][language] ?? unit}`
    }),
  )
}

/** Contents of one pack in the largest fitting unit: 1000 g are 1 kg, 2000 ml are 2 l. */
export function netQuantity(size: number, unit: PackUnit): { value: number; unit: PackUnit } {
  if (unit === 'g' && size >= 1000) return { value: size / 1000, unit: 'kg' }
  if (unit === 'ml' && size >= 1000) return { value: size / 1000, unit: 'l' }
  if (unit === 'kg' && size < 1) return { value: size * 1000, unit: 'g' }
  if (unit === 'l' && size < 1) return { value: size * 1000, unit: 'ml' }
  return { value: size, unit }
}

/** The text of a pack: "500 g", "1000 Seeds", "5 Plants", or "250 ml x 4" for a multi pack. */
export function packTitle(size: number, unit: PackUnit, packCount: number, plants: boolean): LocalizedTuple {
  const quantity = netQuantity(size, unit)
  const many = plants ? 'plant' : 'piece'
  const one = plants ? 'onePlant' : 'onePiece'
  const key = quantity.unit !== 'piece' ? quantity.unit : quantity.value === 1 ? one : many
  return localize((language) => {
    const single = `${quantity.value} ${units[key][language] ?? ''}`
    return packCount === 1 ? single : `${single} x ${packCount}`
  })
}
