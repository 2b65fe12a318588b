import type { NetQuantity } from '@krishi/storefront-core/catalog'
import { formatCount } from '@krishi/storefront-core/format'
import type { Translate } from '../i18n/index.ts'
import type en from './messages/en.json'

type Words = Translate<keyof typeof en>

const unitKeys = { g: 'g', kg: 'kg', ml: 'ml', l: 'l', seed: 'seed', piece: 'piece' } as const

/** An amount in words: "1.5 kg", "12,000 seeds". */
export function amountWords(t: Words, { value, unit }: NetQuantity): string {
  return t(unitKeys[unit], { value: Number.isInteger(value) ? formatCount(value) : String(value) })
}

/** From the least to the most: "60 ml to 100 ml", or the one amount where both are the same. */
export function spanWords(t: Words, { min, max }: { readonly min: NetQuantity; readonly max: NetQuantity }): string {
  const [from, to] = [amountWords(t, min), amountWords(t, max)]
  return from === to ? to : t('span', { from, to })
}
