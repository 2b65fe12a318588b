import { describe, expect, it } from 'vitest'
import { compositionOf } from '@krishi/storefront-core/catalog'
import { generateCatalogue } from './generate-catalogue.ts'
import { sixLanguages } from './localized-tuple.ts'
import type { SeedProduct, Translated } from './types.ts'

const { products } = generateCatalogue()

const scripts: Record<string, RegExp> = {
  hi: /\p{Script=Devanagari}/u,
  te: /\p{Script=Telugu}/u,
  ta: /\p{Script=Tamil}/u,
  kn: /\p{Script=Kannada}/u,
  bn: /\p{Script=Bengali}/u,
}

function textsOf({ saleLabel, extras }: SeedProduct): Translated[] {
  return [
    ...(saleLabel ? [saleLabel] : []),
    ...(extras.purpose ? [extras.purpose] : []),
    ...(extras.plantProtection?.antidote ? [extras.plantProtection.antidote] : []),
    ...(extras.couponBanner ? [extras.couponBanner.title] : []),
    ...extras.faqs.flatMap(({ question, answer }) => [question, answer]),
    ...extras.deals.flatMap(({ title, detail }) => [title, detail]),
    ...extras.videos.map(({ title }) => title),
  ]
}

const shareOf = (has: (product: SeedProduct) => boolean) => products.filter(has).length / products.length

describe('what the lower half of a product page shows', () => {
  it('is there for a sensible share of the products', () => {
    const shares = {
      faqs: shareOf(({ extras }) => extras.faqs.length > 0),
      deals: shareOf(({ extras }) => extras.deals.length > 0),
      videos: shareOf(({ extras }) => extras.videos.length > 1),
      purpose: shareOf(({ extras }) => extras.purpose !== null),
      banner: shareOf(({ extras }) => extras.couponBanner !== null),
      label: shareOf(({ saleLabel }) => saleLabel !== null),
    }
    for (const share of Object.values(shares)) {
      expect(share).toBeGreaterThan(0.03)
      expect(share).toBeLessThan(0.95)
    }
  })

  it('is written in all six languages, each in its script, without an open slot', () => {
    const wrong = products.flatMap(textsOf).filter((text) =>
      sixLanguages.some((language) => {
        const words = text[language] ?? ''
        return words === '' || /[{}]/.test(words) || (scripts[language]?.test(words) ?? true) === false
      }),
    )
    expect(wrong).toEqual([])
  })

  it('[15.5] gives pesticides one code for one molecule, and none to what has none', () => {
    const codes = new Map<string, Set<string>>()
    for (const { bhCode, technicalContent } of products) {
      if (bhCode.startsWith('M-')) codes.set(bhCode, (codes.get(bhCode) ?? new Set()).add(technicalContent))
    }
    expect(codes.size).toBeGreaterThan(80)
    expect([...codes.values()].filter((contents) => contents.size > 1)).toEqual([])
    expect(new Set(products.map(({ bhCode }) => (bhCode.startsWith('M-') ? 'M' : bhCode)))).toEqual(
      new Set(['M', '-', '']),
    )
    expect(products.some((product) => compositionOf(cardOf(product))?.moleculeCode === null)).toBe(true)
  })

  it('[15.1] promises no deal that the prices do not bear out', () => {
    for (const { extras, variants } of products) {
      for (const { id, detail } of extras.deals.filter(({ id }) => id === 'below-mrp' || id === 'multi-pack')) {
        const percent = Number(/(\d+)%/.exec(detail.en)?.[1])
        const off = (price: number, before: number) => ((before - price) * 100) / before
        const savings =
          id === 'below-mrp'
            ? variants.map(({ price, compareAtPrice }) => off(price, compareAtPrice ?? price))
            : variants
                .filter(({ packCount }) => packCount > 1)
                .map(({ price, packCount, netQuantity }) =>
                  off(
                    price / packCount,
                    variants.find((one) => one.packCount === 1 && one.netQuantity?.value === netQuantity?.value)
                      ?.price ?? price / packCount,
                  ),
                )
        const promised = id === 'below-mrp' ? Math.min(...savings) : Math.max(...savings)
        expect(promised).toBeGreaterThanOrEqual(percent)
      }
    }
  })

  it('[15.1] [25.3] [25.4] promises what the rules of the packs take off, and nothing else', () => {
    for (const { extras, variants } of products) {
      const figureOf = (wanted: string) => {
        const deal = extras.deals.find(({ id }) => id === wanted)
        return deal ? Number(/\d+/.exec(deal.detail.en)?.[0]) : null
      }
      for (const { discountProperties: own, dynamicPrepaid } of variants) {
        expect(figureOf('own-discount')).toBe(own === null ? null : own.type === 'fixed' ? own.value / 100 : own.value)
        expect(figureOf('prepaid')).toBe(dynamicPrepaid?.value ?? null)
      }
    }
  })

  it('[15.12] has films with ids of their own', () => {
    const ids = products.flatMap(({ extras }) => extras.videos.map(({ embedVideoId }) => embedVideoId))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[\w-]+$/.test(id))).toEqual([])
  })
})

function cardOf({ productType, technicalContent, bhCode }: SeedProduct) {
  return { productType, technicalContent, bhCode }
}
