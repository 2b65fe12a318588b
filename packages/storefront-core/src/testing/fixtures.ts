import type { Product, Variant } from '../catalog/index.ts'
import { toCartLine } from '../cart/index.ts'
import type { CartLine } from '../cart/index.ts'

/** A variant with ten in counted stock, changed where a test says so. */
export function aVariant(changes: Partial<Variant> = {}): Variant {
  return {
    id: 'v1',
    sku: 'NEEM-500',
    title: { text: '500 ml', lang: 'en' },
    price: 25_000,
    compareAtPrice: 30_000,
    packCount: 1,
    netQuantity: { value: 500, unit: 'ml' },
    inventoryQuantity: 10,
    inventoryManagement: 'shopify',
    inventoryPolicy: 'deny',
    maxCount: 0,
    discountProperties: null,
    dynamicPrepaid: null,
    advancePayment: null,
    ...changes,
  }
}

/** An active product with one variant, changed where a test says so. */
export function aProduct(changes: Partial<Product> = {}): Product {
  return {
    productId: 'p1',
    handle: 'neem-oil',
    productName: { text: 'Neem oil', lang: 'en' },
    vendorName: { text: 'Krishi', lang: 'en' },
    productType: 'Crop Protection',
    productClassification: 'Bio/Organic',
    technicalContent: 'Azadirachtin',
    status: 'active',
    productImages: ['/images/neem.png', '/images/neem-back.png'],
    position: 3,
    rating: { average: 4.5, reviewCount: 12 },
    variants: [aVariant()],
    ...changes,
  }
}

/** The cart line of a variant; `changes` lie over what the catalogue gives. */
export function aCartLine(changes: Partial<CartLine> = {}): CartLine {
  return { ...toCartLine(aProduct(), aVariant({ id: changes.id ?? 'v1' }), 1), ...changes }
}
