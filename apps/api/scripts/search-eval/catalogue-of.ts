import { generateCatalogue } from '../../src/seed/generate-catalogue.ts'
import type { SeedCatalogue } from '../../src/seed/types.ts'

/** The seed's catalogue, repeated under other variety names until it has this many products. */
export function catalogueOf(size: number): SeedCatalogue {
  const catalogue = generateCatalogue()
  const { products } = catalogue
  const all = Array.from({ length: size }, (_, index) => {
    const copy = Math.floor(index / products.length)
    const product = products[index % products.length]
    if (product === undefined) throw new Error('The seed has no products. Nothing can be measured. Check the seed.')
    if (copy === 0) return product
    // A number of its own in each name: the vocabulary grows as it does with real varieties.
    const name = Object.fromEntries(
      Object.entries(product.name).map(([language, text]) => [language, `${text} ${String(index)}`]),
    )
    return {
      ...product,
      name: { ...name, en: `${product.name.en} ${String(index)}` },
      handle: `${product.handle}-${String(index)}`,
      position: product.position + copy * products.length,
      variants: product.variants.map((variant) => ({ ...variant, sku: `${variant.sku}-${String(copy)}` })),
    }
  })
  return { ...catalogue, products: all, reviews: [] }
}
