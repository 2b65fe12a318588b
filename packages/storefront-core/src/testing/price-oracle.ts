import fc from 'fast-check'
import type { CartLine } from '../cart/index.ts'
import type { OrderTerms } from '../pricing/index.ts'
import { aCartLine } from './fixtures.ts'

/** What an order costs, worked out the slow way. */
export interface OraclePrice {
  readonly payable: number
  readonly dueNow: number
  readonly coins: number
  readonly perLine: readonly number[]
}

interface OracleLine {
  readonly line: CartLine
  cost: bigint
  coupon: bigint
  coins: bigint
}

/**
 * The price of an order as the rules say it, in whole numbers without a limit, one paisa and one coin after the other: what
 * `priceOrder` is compared with. It shares no code with it.
 */
export function priceByHand(cart: readonly CartLine[], terms: OrderTerms): OraclePrice {
  const lines: OracleLine[] = []
  let goodsBefore = 0n
  for (const line of cart) {
    if (!line.isVariantAvailForSale || line.cartQty < 1) continue
    const price = BigInt(line.price)
    const quantity = BigInt(line.cartQty)
    goodsBefore += price * quantity
    lines.push({ line, cost: (price - ruleOff(line)) * quantity, coupon: 0n, coins: 0n })
  }
  const goods = total(lines)
  hand(least(BigInt(terms.coupon?.value ?? 0), goods), lines, 'coupon')
  const coins = countCoins(goods, total(lines), terms)
  hand(coins.amount, lines, 'coins')
  if (terms.paymentMode === 'online') for (const each of lines) each.cost -= prepaidOff(each, terms)

  const { minCartValueForFreeShipping, applicableShippingCharge } = terms.shipping
  const isCharged = lines.length > 0 && goodsBefore <= BigInt(minCartValueForFreeShipping)
  const payable = total(lines) + (isCharged ? BigInt(applicableShippingCharge) : 0n)
  const advance = lines.reduce((sum, each) => sum + advanceOf(each), 0n)
  return {
    payable: Number(payable),
    dueNow: Number(terms.paymentMode === 'online' ? payable : advance),
    coins: coins.count,
    perLine: lines.map(({ cost }) => Number(cost)),
  }
}

function total(lines: readonly OracleLine[]): bigint {
  return lines.reduce((sum, { cost }) => sum + cost, 0n)
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other
}

/** A percentage with two decimals of an amount, in hundredths of a paisa times a hundred. */
function shareTimes10000(amount: bigint, percent: number): bigint {
  return amount * BigInt(Math.round(percent * 100))
}

function ruleOff({ price, discountProperties: rule }: CartLine): bigint {
  if (rule === null) return 0n
  if (rule.type === 'fixed') return least(BigInt(rule.value), BigInt(price))
  return least((shareTimes10000(BigInt(price), rule.value) * 2n + 10_000n) / 20_000n, BigInt(price))
}

/** Splits an amount: each line gets its share rounded down, then the remaining paise go one by one to the lines with the largest remainder. */
function hand(amount: bigint, lines: readonly OracleLine[], to: 'coupon' | 'coins'): void {
  const whole = total(lines)
  if (whole === 0n) return
  const shares = lines.map((each) => ({
    each,
    share: (amount * each.cost) / whole,
    lost: (amount * each.cost) % whole,
    hasExtra: false,
  }))
  let left = amount - shares.reduce((sum, { share }) => sum + share, 0n)
  for (; left > 0n; left -= 1n) {
    const waiting = shares.filter(({ hasExtra }) => !hasExtra)
    const most = waiting.reduce((max, { lost }) => (lost > max ? lost : max), 0n)
    for (const poorest of waiting.filter(({ lost }) => lost === most).slice(0, 1)) poorest.hasExtra = true
  }
  for (const { each, share, hasExtra } of shares) {
    const given = share + (hasExtra ? 1n : 0n)
    each.cost -= given
    each[to] += given
  }
}

/** Puts coins on the table one by one, as long as the rule allows another and there is something left to pay. */
function countCoins(goods: bigint, left: bigint, { coins: wallet }: OrderTerms): { count: number; amount: bigint } {
  if (wallet === null) return { count: 0, amount: 0n }
  const { rules, balance } = wallet
  const perCoin = BigInt(Math.round(rules.rupeePerBHCoin * 100))
  if (perCoin === 0n) return { count: 0, amount: 0n }
  const asked =
    rules.bhCoinsDebitType === 'percentage'
      ? shareTimes10000(goods, rules.bhCoinsDebitValue)
      : (goods - BigInt(rules.bhCoinsDebitValue)) * 10_000n
  let required = 0
  while (BigInt(required) * 1_000_000n < asked) required += 1
  let count = 0
  let amount = 0n
  const limits = balance < required || rules.enforceMaxUsage ? [rules.bhCoinsMaxUsageValue] : []
  const most = Math.min(required, balance, ...limits)
  while (count < most && amount < left) {
    count += 1
    amount = least(amount + perCoin, left)
  }
  return { count, amount }
}

function prepaidOff({ line, cost }: OracleLine, terms: OrderTerms): bigint {
  const percent = line.dynamicPrepaid?.value ?? terms.onlinePaymentDiscountPercent
  const rounding = line.dynamicPrepaid?.roundingType ?? 'ceil'
  const exact = shareTimes10000(cost, percent)
  if (rounding === 'none') return least((exact * 2n + 10_000n) / 20_000n, cost)
  const rupees = exact / 1_000_000n + (rounding === 'ceil' && exact % 1_000_000n > 0n ? 1n : 0n)
  return least(rupees * 100n, cost)
}

function advanceOf({ line: { advancePayment: rule, cartQty }, cost }: OracleLine): bigint {
  if (rule === null || !rule.isAdvanceAmountPayable) return 0n
  if (rule.type === 'fixed') return least(BigInt(rule.value) * BigInt(cartQty), cost)
  const exact = shareTimes10000(cost, rule.value)
  return least((exact / 1_000_000n + (exact % 1_000_000n > 0n ? 1n : 0n)) * 100n, cost)
}

const paise = fc.oneof(
  fc.nat(2_000),
  fc.nat(300_000),
  fc.integer({ min: 1, max: 3_000 }).map((rupees) => rupees * 100),
)
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)
const rule = fc.oneof(
  fc.record({ type: fc.constant('percentage' as const), value: percent }),
  fc.record({ type: fc.constant('fixed' as const), value: paise }),
)
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 2 })

const line = fc
  .record({
    price: paise,
    cartQty: fc.integer({ min: -1, max: 12 }),
    isVariantAvailForSale: fc.boolean().map((isGone) => !isGone),
    discountProperties: orNull(rule),
    dynamicPrepaid: orNull(fc.record({ roundingType: fc.constantFrom('none', 'ceil', 'floor'), value: percent })),
    advancePayment: orNull(
      fc.tuple(fc.boolean(), rule).map(([isAdvanceAmountPayable, { type, value }]) => ({
        ...{ isAdvanceAmountPayable, type, value },
        ...{ advAmount: 0, condition: '' },
      })),
    ),
  })
  .map(aCartLine)

const coinRules = fc
  .record({
    rupeePerBHCoin: fc.constantFrom(0, 0.25, 0.5, 1, 2),
    bhCoinsMaxUsageValue: fc.constantFrom(0, 1, 100, 250),
    enforceMaxUsage: fc.boolean(),
    debit: fc.oneof(
      fc.record({ type: fc.constant('percentage' as const), value: fc.constantFrom(0, 2, 2.5, 33.33, 100) }),
      fc.record({ type: fc.constant('fixed' as const), value: paise }),
    ),
  })
  .map(({ debit, ...rules }) => ({ ...rules, bhCoinsDebitType: debit.type, bhCoinsDebitValue: debit.value }))

const terms: fc.Arbitrary<OrderTerms> = fc.record({
  shipping: fc.record({ minCartValueForFreeShipping: paise, applicableShippingCharge: paise }),
  paymentMode: fc.constantFrom('online', 'cod'),
  onlinePaymentDiscountPercent: percent,
  coupon: orNull(fc.record({ name: fc.constant('KISAN'), value: paise })),
  coins: orNull(
    fc.record({
      balance: fc.nat(400),
      rules: coinRules,
    }),
  ),
})

/** Any order: carts of up to eight lines, with every rule there is. */
export const anyOrder: fc.Arbitrary<readonly [CartLine[], OrderTerms]> = fc.tuple(
  fc.array(line, { maxLength: 8 }),
  terms,
)
