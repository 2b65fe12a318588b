/** 500-line totals against a plain integer loop. Target: at most 2.0. */
import type { CartLine } from '@krishi/storefront-core/cart'
import { cartTotals } from '@krishi/storefront-core/pricing'
import { measureInterleaved, printTable } from './lib/rounds.ts'

const lineCount = 500
const repeats = 4_000

const shipping = { minCartValueForFreeShipping: 49_900, applicableShippingCharge: 7_000 }
const lines = Array.from({ length: lineCount }, (_, index) => aLine(index))

let sink = 0

const measured = await measureInterleaved(
  [
    { name: 'plain integer loop', measure: () => time(plainTotals) },
    { name: 'cartTotals', measure: () => time(() => cartTotals(lines, { shipping }).payable) },
  ],
  15,
)
printTable(`Totals of a ${String(lineCount)}-line cart, ${String(repeats)} times`, 'ms', measured)
if (sink === 0) throw new Error('Nothing was summed. The figures are worthless. Check the lines.')

/** The least that the sums need: price times quantity, units, savings, shipping. */
function plainTotals(): number {
  let total = 0
  let units = 0
  let savings = 0
  for (const line of lines) {
    if (!line.isVariantAvailForSale) continue
    total += line.price * line.cartQty
    units += line.cartQty
    if (line.compareAtPrice !== null && line.compareAtPrice > line.price) {
      savings += (line.compareAtPrice - line.price) * line.cartQty
    }
  }
  sink += units + savings
  return total + (total <= shipping.minCartValueForFreeShipping ? shipping.applicableShippingCharge : 0)
}

function time(sum: () => number): number {
  const before = process.cpuUsage()
  for (let index = 0; index < repeats; index++) sink += sum()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

function aLine(index: number): CartLine {
  const text = { text: `Product ${String(index)}`, lang: 'en' } as const
  return {
    productId: `p${String(index)}`,
    id: `v${String(index)}`,
    productName: text,
    productHandle: `product-${String(index)}`,
    productType: 'Seeds',
    vendorName: 'Brand',
    productImage: '',
    title: text,
    price: 12_345 + index * 7,
    compareAtPrice: index % 3 === 0 ? null : 15_000 + index * 7,
    cartQty: 1 + (index % 5),
    isVariantAvailForSale: index % 17 !== 0,
    isVariantLimited: false,
    inventoryQuantity: 100,
    inventoryManagement: null,
    inventoryPolicy: 'deny',
    maxCount: 0,
    discountProperties: null,
    dynamicPrepaid: null,
    advancePayment: null,
  }
}
