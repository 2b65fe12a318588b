import { oddNames, oddTranslations } from './data/quirks.ts'
import type { SeedProduct } from './types.ts'

/**
 * The odd characters of the catalogue that the shop takes over [13.10]: look-alikes of other scripts and their like. They
 * are planted, not fixed, so that every reader of the data proves that it bears them.
 */
export function withProductQuirks(products: readonly SeedProduct[]): SeedProduct[] {
  const names = [...oddNames]
  const translations = [...oddTranslations]
  return products.map((product) => {
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
