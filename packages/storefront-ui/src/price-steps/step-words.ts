import { formatInr } from '@krishi/storefront-core/format'
import type { Paise } from '@krishi/storefront-core/money'
import type { PriceStep } from '@krishi/storefront-core/pricing'
import type { Translate } from '../i18n/index.ts'
import type en from './messages/en.json'

/** What the words of a step may name. */
export interface StepFacts {
  /** The code of the coupon. */
  readonly couponName?: string | undefined
  /** How many coins are used. */
  readonly coins?: number | undefined
}

/** A step as it is read. */
export interface StepWords {
  readonly label: string
  /** Why it is there, in a sentence. */
  readonly why: string
}

/** The words of a step. A new kind does not compile without them. */
export function stepWords(
  kind: PriceStep['kind'],
  { couponName, coins }: StepFacts,
  t: Translate<keyof typeof en>,
): StepWords {
  switch (kind) {
    case 'goods':
      return { label: t('goods'), why: t('goodsWhy') }
    case 'product-discount':
      return { label: t('productDiscount'), why: t('productDiscountWhy') }
    case 'coupon':
      return { label: couponName ? t('couponNamed', { name: couponName }) : t('coupon'), why: t('couponWhy') }
    case 'coins':
      return { label: t('coins'), why: coins === undefined ? t('coinsWhy') : t('coinsCounted', { count: coins }) }
    case 'prepaid':
      return { label: t('prepaid'), why: t('prepaidWhy') }
    case 'shipping':
      return { label: t('shipping'), why: t('shippingWhy') }
  }
}

/** What a step adds or takes away, always with two decimals, so that the figures stand under each other [25.7]. */
export function stepAmount({ kind, amount }: PriceStep): string {
  const figures = plainAmount(Math.abs(amount))
  if (amount < 0) return `−${figures}`
  // The first amount of the sum has no plus sign.
  return kind === 'goods' ? figures : `+${figures}`
}

/** An amount with two decimals. */
export function plainAmount(amount: Paise): string {
  return formatInr(amount, { decimals: 2 })
}
