import { ProductCard } from '../product-card/index.ts'
import { aPackshot, aProduct, aText, aVariant } from '../testing/fixtures/index.ts'

const kinds = ['seeds', 'bottle', 'sack', 'sprayer', 'bottle', 'seeds'] as const

/** Cards of six products. */
export const someGridCards = kinds.map((kind, index) => {
  const productId = `product-${String(index + 1)}`
  const product = aProduct({
    productId,
    productName: aText(`Product ${String(index + 1)} of the strip`),
    productImages: [aPackshot(kind)],
    variants: [aVariant({ id: `${productId}-1`, price: 30_000 + index * 5_000 })],
  })
  return (
    <ProductCard
      key={productId}
      product={product}
      href={`#${productId}`}
      quantity={0}
      limits={{ min: 0, max: 10, reason: null }}
      availability="available"
      discountPercent={null}
      onQuantityChange={() => undefined}
    />
  )
})

/** The same as list items. */
export const someCards = someGridCards.map((card) => <li key={card.key}>{card}</li>)
