import { reviewsBn } from './data/reviews-bn.ts'
import { reviewsEn } from './data/reviews-en.ts'
import { reviewsHi } from './data/reviews-hi.ts'
import { reviewsKn } from './data/reviews-kn.ts'
import { reviewsTa } from './data/reviews-ta.ts'
import { reviewsTe } from './data/reviews-te.ts'
import type { SeededRandom } from './random.ts'
import { createSeededRandom } from './random.ts'
import type { ReviewWords } from './review-words.ts'
import type { SeedLanguage, SeedProduct, SeedReview } from './types.ts'

const words: Record<SeedLanguage, ReviewWords> = {
  en: reviewsEn,
  hi: reviewsHi,
  te: reviewsTe,
  ta: reviewsTa,
  kn: reviewsKn,
  bn: reviewsBn,
}

/** Shares of a hundred: languages of the reviews, and stars (mean about 4.1). */
const languageShares = { en: 40, hi: 26, te: 11, ta: 8, kn: 8, bn: 7 } as const
const starShares = { 5: 50, 4: 28, 3: 12, 2: 6, 1: 4 } as const

const firstDay = Date.UTC(2025, 0, 6)
const lastDay = Date.UTC(2026, 9, 30)

/** The reviews of all products: many for the best sellers, few or none for the rest, oldest first per product. */
export function createReviews(products: readonly SeedProduct[]): SeedReview[] {
  return products.flatMap((product) => {
    const random = createSeededRandom(`reviews/${product.handle}`)
    const count = product.position <= 60 ? random.integer(9, 24) : random.pick([0, 1, 2, 2, 3, 3, 4, 5, 7])
    const said = new Set<string>()
    const reviews = Array.from({ length: count }, () => createReview(product, random, said))
    return reviews.sort((a, b) => a.createdAt.localeCompare(b.createdAt))
  })
}

function createReview(product: SeedProduct, random: SeededRandom, said: Set<string>): SeedReview {
  const language = share(languageShares, random) as SeedLanguage
  const rating = Number(share(starShares, random))
  const { first, last } = words[language]
  const instant = firstDay + Math.floor((random.next() * (lastDay - firstDay)) / 60_000) * 60_000
  return {
    productHandle: product.handle,
    author: `${random.pick(first)} ${random.pick(last)}`,
    rating,
    message: message(words[language], product, rating, random, said),
    language,
    createdAt: new Date(instant).toISOString(),
  }
}

/** One to three sentences that no other review of the product has yet, as far as the list reaches. */
function message(
  list: ReviewWords,
  product: SeedProduct,
  rating: number,
  random: SeededRandom,
  said: Set<string>,
): string {
  const sentences: string[] = []
  const say = (from: readonly string[]) => {
    const fitting = from.flatMap((sentence) => fit(sentence, product))
    const fresh = fitting.filter((sentence) => !said.has(sentence))
    const sentence = random.pick(fresh.length > 0 ? fresh : fitting)
    said.add(sentence)
    sentences.push(sentence)
  }
  if (rating >= 4) {
    say(list.good[product.category])
    if (rating === 5 && random.chance(0.35)) say(list.good[product.category])
    if (random.chance(0.55)) say(list.common)
  } else if (rating === 3) {
    say(list.mixed)
  } else {
    say(list.bad)
    if (random.chance(0.25)) say(list.bad)
  }
  const late = rating < 4
  return sentences
    .join(' ')
    .replaceAll('{pct}', () => String(random.integer(82, 97)))
    .replaceAll('{n}', () => String(random.integer(2, 9)))
    .replaceAll('{days}', () => String(late ? random.integer(9, 18) : random.integer(3, 8)))
}

/** The bare sentence if it fits the product, else nothing. */
function fit(sentence: string, { packshot, collectionHandles }: SeedProduct): string[] {
  const [, topics, text] = /^@(\S+) (.*)$/.exec(sentence) ?? []
  if (topics === undefined || text === undefined) return [sentence]
  const fits = topics.split(',').some((topic) => topic === packshot.emblem || collectionHandles.includes(topic))
  return fits ? [text] : []
}

function share(shares: Record<string, number>, random: SeededRandom): string {
  let left = random.next() * 100
  for (const [key, part] of Object.entries(shares)) {
    left -= part
    if (left < 0) return key
  }
  return Object.keys(shares)[0] ?? ''
}
