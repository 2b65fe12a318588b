import { optionWords } from './data/option-words.ts'
import { localMeasure, netQuantity, packTitle } from './measures.ts'
import type { Offer } from './product-draft.ts'
import type { SeededRandom } from './random.ts'
import { localize, toTranslated } from './localized-tuple.ts'
import type { LocalizedTuple } from './localized-tuple.ts'
import type { SeedVariant } from './types.ts'

/** The most that anything costs here, in rupees. */
const dearest = 80_000

/** From this price on a tenth is paid before a machine is on its way, in rupees. */
const advanceFrom = 40_000

type PricedPack = Pick<SeedVariant, 'title' | 'packCount' | 'netQuantity'> & { rupees: number }
type Stock = Pick<SeedVariant, 'inventoryQuantity' | 'inventoryManagement' | 'inventoryPolicy' | 'maxCount'>

/** The variants of a product: packs or options with price, printed price and stock. */
export function createVariants(offer: Offer, random: SeededRandom, skuStem: string): SeedVariant[] {
  const brandFactor = 0.88 + random.next() * 0.28
  const packs =
    offer.by === 'pack' ? pricePacks(offer, brandFactor, random) : priceOptions(offer.options, brandFactor, random)
  const printed = random.next()
  const stocks = stockOf(packs.length, random)
  return packs.map(({ rupees, ...pack }, index) => {
    const price = Math.round(rupees * 100) + (rupees < 5000 && random.chance(0.02) ? 50 : 0)
    const stock = stocks[index] ?? ample(random)
    return {
      sku: `${skuStem}-${index + 1}`,
      ...pack,
      price,
      compareAtPrice: printedPrice(price, printed, random),
      ...stock,
      discountProperties: null,
      dynamicPrepaid: null,
      advancePayment: rupees < advanceFrom ? null : tenth,
    }
  })
}

const tenth = { isAdvanceAmountPayable: true, advAmount: 0, type: 'percentage', value: 10, condition: '' } as const

/** Up to three single packs and often a multi pack; a bigger pack costs less per unit. */
function pricePacks(offer: Extract<Offer, { by: 'pack' }>, factor: number, random: SeededRandom): PricedPack[] {
  const [size, reference] = offer.price
  const kept = offer.packs.length <= 3 ? offer.packs : withoutOne(offer.packs, random)
  const single = kept.map((pack) => priceOf(reference * factor * (pack / size) ** 0.93))
  const packs = kept.map((pack, index) => toPack(pack, 1, single[index] ?? 0))
  if (random.chance(offer.plants ? 0.25 : 0.5)) {
    const chosen = random.integer(0, kept.length - 1)
    const count = random.pick([2, 2, 3, 4, 4, 5, 6])
    const total = (single[chosen] ?? 0) * count * (0.9 + random.next() * 0.06)
    const pack = kept[chosen]
    if (pack !== undefined && total < dearest) packs.push(toPack(pack, count, priceOf(total)))
  }
  return packs

  function toPack(pack: number, packCount: number, rupees: number): PricedPack {
    const title = toTranslated(packTitle(pack, offer.unit, packCount, offer.plants))
    return { title, packCount, netQuantity: netQuantity(pack, offer.unit), rupees }
  }
}

function withoutOne(packs: readonly number[], random: SeededRandom): number[] {
  const left = random.integer(0, packs.length - 1)
  return packs.filter((_, index) => index !== left).slice(0, 4)
}

function priceOptions(
  options: readonly (readonly [string, number])[],
  factor: number,
  random: SeededRandom,
): PricedPack[] {
  const singles = options.map(([title, rupees]) => ({
    title: toTranslated(optionTitle(title)),
    packCount: 1,
    netQuantity: null,
    rupees: priceOf(rupees * factor),
  }))
  const first = options[0]
  if (first === undefined || first[1] > 1000 || !random.chance(0.6)) return singles
  const title = optionTitle(first[0])
  const pair = {
    title: toTranslated(localize((language) => `${title[language] ?? ''} x 2`)),
    packCount: 2,
    netQuantity: null,
    rupees: priceOf(first[1] * factor * 2 * 0.95),
  }
  return [...singles, pair]
}

const optionPatterns = Object.entries(optionWords).map(([word, six]) => ({
  pattern: new RegExp(`\\b${word.replaceAll('+', '\\+')}\\b`),
  six,
}))

/** An option title with its words in each language; figures and units of trade stay. */
export function optionTitle(title: string): LocalizedTuple {
  const found = optionPatterns.filter(({ pattern }) => pattern.test(title))
  const measured = localMeasure(title)
  return localize((language) =>
    found.reduce((text, { pattern, six }) => text.replace(pattern, six[language] ?? ''), measured[language] ?? title),
  )
}

/** A shop's price: whole rupees, to 5 from 200, to 10 from 1000. */
function priceOf(rupees: number): number {
  const step = rupees < 200 ? 1 : rupees < 1000 ? 5 : 10
  return Math.min(dearest, Math.max(15, Math.round(rupees / step) * step))
}

function printedPrice(price: number, printed: number, random: SeededRandom): number | null {
  if (printed < 0.34) return null
  if (printed < 0.39) return price
  return Math.round((price * (1.06 + random.next() * 0.42)) / 500) * 500 + (price < 2000 ? 500 : 0)
}

/** One of the six states that a shop's stock can be in, drawn per product. */
function stockOf(count: number, random: SeededRandom): Stock[] {
  const state = random.next()
  const every = (make: () => Stock) => Array.from({ length: count }, make)
  if (state < 0.04) return every(() => managed(0, 'deny', 0))
  if (state < 0.12) return every(() => ({ ...managed(0, 'deny', 0), inventoryManagement: null }))
  if (state < 0.18) return every(() => managed(0, 'continue', 0))
  if (state < 0.32) return every(() => managed(random.integer(1, 9), 'deny', random.chance(0.2) ? 10 : 0))
  const stocks = every(() => ample(random))
  if (state < 0.42 && count > 1) stocks[random.integer(0, count - 1)] = managed(0, 'deny', 0)
  return stocks
}

function ample(random: SeededRandom): Stock {
  return managed(random.integer(20, 480), 'deny', random.chance(0.12) ? random.pick([2, 3, 5, 10, 600]) : 0)
}

function managed(inventoryQuantity: number, inventoryPolicy: Stock['inventoryPolicy'], maxCount: number): Stock {
  return { inventoryQuantity, inventoryManagement: 'shopify', inventoryPolicy, maxCount }
}
