import { gapEvery, keptLanguages, oddNames, oddTranslations } from './data/quirks.ts'
import { at } from './random.ts'
import type { SeedBrand, SeedLanguage, SeedProduct, Translated } from './types.ts'

/**
 * The faults of the catalogue that the shop takes over [13.10]: missing translations and look-alike characters.
 * They are planted, not fixed, so that every reader of the data proves that it bears them.
 */

/** Takes translations away from every so-many-th brand. The shop's own brand keeps all. */
export function withBrandGaps(brands: readonly SeedBrand[]): SeedBrand[] {
  return brands.map((brand, index) => {
    if (index % gapEvery.brand !== 5) return brand
    return { ...brand, name: keep(brand.name, at(keptLanguages, Math.floor(index / gapEvery.brand))) }
  })
}

/** Takes translations away from every so-many-th product and plants the odd characters. */
export function withProductQuirks(products: readonly SeedProduct[]): SeedProduct[] {
  const names = [...oddNames]
  const translations = [...oddTranslations]
  return products.map((product, index) => {
    if (index % gapEvery.product === 11)
      return withGap(product, at(keptLanguages, Math.floor(index / gapEvery.product)))
    const name = { ...product.name }
    const odd = names.findIndex(({ find }) => name.en.includes(find))
    if (index % 10 === 4 && odd >= 0) {
      const [{ find, put } = { find: '', put: '' }] = names.splice(odd, 1)
      name.en = name.en.replace(find, put)
    }
    const other = translations.findIndex(({ language, find }) => name[language]?.includes(find))
    if (index % 10 === 7 && other >= 0) {
      const [planted] = translations.splice(other, 1)
      if (planted) name[planted.language] = name[planted.language]?.replace(planted.find, planted.put) ?? name.en
    }
    return { ...product, name }
  })
}

function withGap(product: SeedProduct, kept: readonly SeedLanguage[]): SeedProduct {
  return {
    ...product,
    name: keep(product.name, kept),
    description: keep(product.description, kept),
    overview: product.overview === null ? null : keep(product.overview, kept),
  }
}

function keep(text: Translated, kept: readonly SeedLanguage[]): Translated {
  const entries = Object.entries(text).filter(([language]) => kept.includes(language as SeedLanguage))
  return { ...Object.fromEntries(entries), en: text.en }
}
