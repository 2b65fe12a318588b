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
    const [planted] = odd >= 0 ? names.splice(odd, 1) : []
    if (planted) return { ...product, name: { ...name, en: name.en.replace(planted.find, planted.put) } }
    const other = translations.findIndex(({ language, find }) => name[language]?.includes(find))
    const [loose] = other >= 0 ? translations.splice(other, 1) : []
    if (loose) name[loose.language] = name[loose.language]?.replace(loose.find, loose.put) ?? name.en
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
