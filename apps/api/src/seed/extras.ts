import { festivalBanner, dealWords, saleLabels, videoTitles } from './data/extra-words.ts'
import { farmQuestions } from './data/questions-farm.ts'
import { fieldQuestions } from './data/questions-field.ts'
import type { QuestionRow } from './data/questions-field.ts'
import type { ProductDraft } from './product-draft.ts'
import { createSeededRandom, hashText } from './random.ts'
import { fill, sameInAll, toTranslated } from './localized-tuple.ts'
import type { LocalizedTuple } from './localized-tuple.ts'
import type { SeedCategory, SeedDeal, SeedExtras, SeedProduct, SeedVariant, Translated } from './types.ts'

const { mix, sprayTime, skin, feedTime, soilTest, keepSeed, saveSeed } = fieldQuestions
const { firstUse, care, sickAnimal, keepPack, arrival, plantTime } = farmQuestions

const questionsOf: Record<SeedCategory, Readonly<Record<string, QuestionRow>>> = {
  'crop-protection': { sprayTime, mix, skin, keepPack },
  'crop-nutrition': { feedTime, soilTest, mix, keepPack },
  seeds: { keepSeed, saveSeed },
  'farm-machinery': { firstUse, care },
  'animal-husbandry': { sickAnimal, keepPack },
  saplings: { arrival, plantTime },
}

/** What the lower half of a product's page shows, and what stands on its picture. */
export type ProductParts = Pick<SeedProduct, 'bhCode' | 'saleLabel' | 'extras'>

/** Draws them from a stream of their own, so that prices and stock stay as they are. */
export function createParts(
  draft: ProductDraft,
  name: LocalizedTuple,
  product: Pick<SeedProduct, 'overview' | 'variants' | 'collectionHandles'>,
): ProductParts {
  const random = createSeededRandom(`parts/${draft.key}`)
  const extras: SeedExtras = {
    faqs: random.chance(0.7) ? faqsOf(draft) : [],
    videos: videosOf(draft, name, random.integer(0, 9)),
    // An overview says the same, so a product has one or the other.
    purpose: product.overview === null && random.chance(0.6) ? toTranslated(draft.overview) : null,
    ...(new Set(draft.technical).size > 1 && { technical: toTranslated(draft.technical) }),
    deals: dealsOf(product.variants),
    couponBanner: product.collectionHandles.includes('festival-sale') ? banner : null,
    plantProtection: draft.plantProtection ?? null,
  }
  return { bhCode: codeOf(draft), saleLabel: labelOf(product.collectionHandles), extras }
}

const banner = {
  imageUrl: '/banners/festival.svg',
  title: toTranslated(festivalBanner),
  link: '/collections/festival-sale',
}

/** A pesticide is known by the code of its molecule; '-' is how the catalogue writes that a trap has none. */
function codeOf({ key, category, technical }: ProductDraft): string {
  if (key.startsWith('protection/')) return `M-${10_000 + (hashText(technical[0]) % 90_000)}`
  return category === 'crop-protection' ? '-' : ''
}

function labelOf(collections: readonly string[]): Translated | null {
  if (collections.includes('best-selling')) return toTranslated(saleLabels.bestSeller)
  if (collections.includes('new-arrivals')) return toTranslated(saleLabels.isNew)
  return collections.includes('seasonal') ? toTranslated(saleLabels.inSeason) : null
}

function faqsOf({ category, key }: ProductDraft): SeedExtras['faqs'] {
  const rows = Object.entries(questionsOf[category])
  // Traps are not sprayed: the questions about spraying do not apply.
  const asked = key.startsWith('traps/') ? rows.filter(([id]) => id === 'keepPack') : rows
  return asked.map(([id, [question, answer]]) => ({
    id,
    question: toTranslated(question),
    answer: toTranslated(answer),
  }))
}

/** None, one, or a second one that stands with the description. The ids stand in until the shop has films of its own. */
function videosOf({ key }: ProductDraft, name: LocalizedTuple, lot: number): SeedExtras['videos'] {
  const titles = [videoTitles.look, videoTitles.use].slice(0, lot < 3 ? 2 : lot < 5 ? 1 : 0)
  return titles.map((title, index) => ({
    embedVideoId: `krishi-${hashText(`${key}/${index}`).toString(36).padStart(7, '0')}`,
    title: toTranslated(fill(title, { product: name })),
  }))
}

/** Only what the prices bear out. */
function dealsOf(variants: readonly SeedVariant[]): SeedDeal[] {
  const multi = Math.max(0, ...variants.map((variant) => multiSaving(variant, variants)))
  const mrp = Math.min(...variants.map(({ price, compareAtPrice }) => percentOff(price, compareAtPrice ?? price)))
  return [
    ...(multi >= 1 ? [deal('multi-pack', dealWords.multiTitle, dealWords.multiText, multi)] : []),
    ...(mrp >= 10 ? [deal('below-mrp', dealWords.mrpTitle, dealWords.mrpText, mrp)] : []),
    ...ownDeals(variants[0]),
  ]
}

/** What the packs' own rules take off, in the cart and of who pays online; all packs of a product have the same. */
function ownDeals(variant: SeedVariant | undefined): SeedDeal[] {
  const { discountProperties: own = null, dynamicPrepaid: prepaid = null } = variant ?? {}
  const { ownTitle, ownPercentText, ownAmountText, prepaidTitle, prepaidText } = dealWords
  return [
    ...(own?.type === 'percentage' ? [deal('own-discount', ownTitle, ownPercentText, own.value)] : []),
    ...(own?.type === 'fixed' ? [deal('own-discount', ownTitle, ownAmountText, own.value / 100)] : []),
    ...(prepaid ? [deal('prepaid', prepaidTitle, prepaidText, prepaid.value)] : []),
  ]
}

/** By how many percent a pack of a multi pack costs less than the same one alone. */
function multiSaving({ packCount, price, netQuantity }: SeedVariant, variants: readonly SeedVariant[]): number {
  const alone = variants.find(
    (other) =>
      other.packCount === 1 &&
      packCount > 1 &&
      other.netQuantity?.value === netQuantity?.value &&
      other.netQuantity?.unit === netQuantity?.unit,
  )
  return alone ? percentOff(price / packCount, alone.price) : 0
}

function percentOff(price: number, before: number): number {
  return Math.floor(((before - price) * 100) / before)
}

function deal(id: string, title: LocalizedTuple, text: LocalizedTuple, figure: number): SeedDeal {
  return { id, title: toTranslated(title), detail: toTranslated(fill(text, { figure: sameInAll(String(figure)) })) }
}
