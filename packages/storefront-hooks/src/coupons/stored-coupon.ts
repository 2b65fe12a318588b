import type { CouponStanding, OfferRule } from '@krishi/storefront-core/coupons'
import { couponStanding } from '@krishi/storefront-core/coupons'
import type { Paise } from '@krishi/storefront-core/money'
import type { AppliedCoupon } from '@krishi/storefront-core/pricing'
import {
  hasShape,
  isCount,
  isFlag,
  isNullOr,
  isOneOf,
  isPositive,
  isText,
  parseJson,
} from '@krishi/storefront-core/shape'
import type { SafeStorage } from '../storage/index.ts'
import { sessionKeys } from '../storage/index.ts'

/** The coupon that a tab wants used [07.2]: what it took off when it was applied, and its rule, so that it is judged again as the cart changes. */
export interface StoredCoupon extends AppliedCoupon {
  /** Absent in what an earlier version of the shop has stored. */
  readonly rule?: OfferRule
}

const isApplied = hasShape<AppliedCoupon>({ name: isText, value: isCount })

const isRule = hasShape<OfferRule>({
  valueType: isOneOf('PERCENTAGE', 'FIXED_AMOUNT'),
  value: isPositive,
  minimumPurchaseRequirements: isCount,
  end: isNullOr(isText),
  shouldApplyMinimumValue: isFlag,
})

const hasRule = hasShape<{ readonly rule: OfferRule }>({ rule: isRule })

/** The coupon that this tab wants used; null where there is none, or what is stored is none. */
export function readCoupon(sessionStorage: Pick<SafeStorage, 'read'>): StoredCoupon | null {
  const stored = parseJson(sessionStorage.read(sessionKeys.coupon))
  if (!isApplied(stored)) return null
  const { name, value } = stored
  return { name, value, ...(hasRule(stored) && { rule: stored.rule }) }
}

/** Whether this tab wants a coupon used: what is said of it depends on how that stands with the checkout [26.6]. */
export function hasStoredCoupon({ sessionStorage }: { readonly sessionStorage: Pick<SafeStorage, 'read'> }): boolean {
  return readCoupon(sessionStorage) !== null
}

/** How a stored coupon stands with a cart [26.6]; without its rule it takes off what it did. */
export function standingOf({ value, rule }: StoredCoupon, total: Paise, now: number): CouponStanding {
  return rule === undefined ? { status: 'active', value } : couponStanding(rule, total, now)
}
