import { formatInr } from '@krishi/storefront-core/format'
import type { CartTotals } from '@krishi/storefront-core/pricing'
import type { Translate } from '../i18n/index.ts'
import type en from './messages/en.json'

/** One row of the bill. */
export interface BillingRow {
  readonly key: string
  readonly kind: 'plain' | 'saving' | 'subtotal' | 'payable'
  readonly label: string
  readonly amount: string
}

/** What the special discount is: of paying online, or any [25.4]. */
export type DiscountKind = 'special' | 'prepaid'

/**
 * The rows of a bill, in an order in which they can be added up from the top. Every amount has two decimals, so that
 * the figures stand under each other; rows of zero are left out, but free delivery is said [02.1].
 */
export function billingRows(
  totals: CartTotals,
  { discountKind, isPaid }: { readonly discountKind: DiscountKind; readonly isPaid: boolean },
  t: Translate<keyof typeof en>,
): readonly BillingRow[] {
  const { savings, totalPrice, discountAmount, specialDiscount, shippingCharges, appliedCoupon, payable } = totals
  const rows: (BillingRow | false)[] = [
    savings > 0 && { key: 'mrp', kind: 'plain', label: t('mrpTotal'), amount: plus(totalPrice + savings) },
    savings > 0 && { key: 'savings', kind: 'saving', label: t('savings'), amount: minus(savings) },
    {
      key: 'items',
      kind: savings > 0 ? 'subtotal' : 'plain',
      label: t('itemTotal', { count: totals.totalNoOfItemsinCart }),
      amount: plus(totalPrice),
    },
    discountAmount > 0 && {
      key: 'coupon',
      kind: 'saving',
      label: appliedCoupon ? t('couponNamed', { name: appliedCoupon.name }) : t('coupon'),
      amount: minus(discountAmount),
    },
    specialDiscount > 0 && { key: 'special', kind: 'saving', label: t(discountKind), amount: minus(specialDiscount) },
    {
      key: 'shipping',
      kind: shippingCharges > 0 ? 'plain' : 'saving',
      label: t('shipping'),
      amount: shippingCharges > 0 ? plus(shippingCharges) : t('free'),
    },
    { key: 'payable', kind: 'payable', label: t(isPaid ? 'paid' : 'payable'), amount: plus(payable) },
  ]
  return rows.filter((row) => row !== false)
}

const plus = (amount: number) => formatInr(amount, { decimals: 2 })
const minus = (amount: number) => `−${plus(amount)}`
