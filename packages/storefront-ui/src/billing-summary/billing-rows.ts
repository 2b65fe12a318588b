import { formatInr } from '@krishi/storefront-core/format'
import type { Paise } from '@krishi/storefront-core/money'
import type { CartTotals } from '@krishi/storefront-core/pricing'
import type { Translate } from '../i18n/index.ts'
import type en from './messages/en.json'

/** One row of the bill. */
export interface BillingRow {
  /** What it is about, such as `coupon`. */
  readonly key: string
  readonly kind: 'plain' | 'saving' | 'subtotal' | 'payable'
  readonly label: string
  readonly amount: string
}

type Words = Translate<keyof typeof en>

/**
 * The rows of a bill, in an order in which they can be added up from the top: each discount by its name, in the order of the
 * rules. Every amount has two decimals, so that the figures stand under each other; rows of zero are left out, but free
 * delivery is said [02.1].
 *
 * @param paid What has been paid; undefined before there is an order.
 */
export function billingRows(totals: CartTotals, paid: Paise | undefined, t: Words): readonly BillingRow[] {
  const { savings, totalPrice, discountAmount, shippingCharges, appliedCoupon } = totals
  const { specialDiscount, productDiscount, coinsDiscount, prepaidDiscount } = totals
  const unnamed = specialDiscount - productDiscount - coinsDiscount - prepaidDiscount
  const coupon = appliedCoupon ? t('couponNamed', { name: appliedCoupon.name }) : t('coupon')
  const rows: readonly BillingRow[] = [
    { key: 'mrp', kind: 'plain', label: t('mrpTotal'), amount: savings > 0 ? plus(totalPrice + savings) : '' },
    saving('savings', t('savings'), savings),
    {
      key: 'items',
      kind: savings > 0 ? 'subtotal' : 'plain',
      label: t('itemTotal', { count: totals.totalNoOfItemsinCart }),
      amount: plus(totalPrice),
    },
    saving('product', t('product'), productDiscount),
    saving('coupon', coupon, discountAmount),
    saving('coins', t('coins'), coinsDiscount),
    saving('prepaid', t('prepaid'), prepaidDiscount),
    saving('special', t('special'), unnamed),
    {
      key: 'shipping',
      kind: shippingCharges > 0 ? 'plain' : 'saving',
      label: t('shipping'),
      amount: shippingCharges > 0 ? plus(shippingCharges) : t('free'),
    },
    ...sumRows(totals.payable, paid, t),
  ]
  return rows.filter(({ amount }) => amount !== '')
}

/** What it comes to: to pay, paid, or after an advance both [25.8]. */
function sumRows(payable: Paise, paid: Paise | undefined, t: Words): readonly BillingRow[] {
  if (paid === undefined || paid === 0 || paid >= payable) {
    const label = t(paid === undefined || paid < payable ? 'payable' : 'paid')
    return [{ key: 'payable', kind: 'payable', label, amount: plus(payable) }]
  }
  return [
    { key: 'total', kind: 'subtotal', label: t('total'), amount: plus(payable) },
    { key: 'advance', kind: 'plain', label: t('paidInAdvance'), amount: minus(paid) },
    { key: 'payable', kind: 'payable', label: t('dueOnDelivery'), amount: plus(payable - paid) },
  ]
}

/** A row that takes off; without an amount where it takes off nothing. */
function saving(key: string, label: string, amount: Paise): BillingRow {
  return { key, kind: 'saving', label, amount: amount > 0 ? minus(amount) : '' }
}

const plus = (amount: number) => formatInr(amount, { decimals: 2 })
const minus = (amount: number) => `−${plus(amount)}`
