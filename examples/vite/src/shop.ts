import {
  aProduct,
  aShop,
  aVariant,
  createMemoryBackend,
  createMemoryPorts,
  english,
} from '@krishi/storefront-hooks/memory'

export const locale = 'en'

/** The product that the page sells. */
export const handle = 'tomato-seeds'

const pack = aVariant({
  id: 'tomato-seeds-10g',
  title: english('10 g'),
  netQuantity: { value: 10, unit: 'g' },
  price: 24_900,
  compareAtPrice: 29_900,
})

const product = aProduct({
  productId: handle,
  productName: english('Tomato seeds'),
  productType: 'Seeds',
  productKind: english('Hybrid seeds'),
  vendorName: english('Dharti Seeds'),
  productImages: ['/tomato-seeds.svg'],
  variants: [pack],
})

/** The ports of a shop in memory. Give those of your shop in their place: `createHttpPorts({ baseUrl, locale })`. */
export function createPorts() {
  return createMemoryPorts({ backend: createMemoryBackend({ shop: aShop({ products: [product] }) }) })
}
