import { plainProduct, plainVariant, type ProductDetail, type Variant } from '@krishi/storefront-core/catalog'
import type { Locale } from '@krishi/storefront-core/locale'
import type { CardFragment, FaceFragment, PackFragment, ProductQuery } from '../generated/operations.ts'
import { idOf } from './ids.ts'
import {
  averageOf,
  doseOf,
  localized,
  netQuantityOf,
  paise,
  paragraph,
  plantProtectionOf,
  textOf,
} from './read-facts.ts'

type Stock = Pick<Variant, 'inventoryQuantity' | 'inventoryManagement' | 'inventoryPolicy'>

/**
 * The stock of a pack. Shopify tells how many there are, unless the token may not see that, and whether it sells: what sells at
 * none is not counted or sold beyond its stock.
 */
function stockOf({ availableForSale, currentlyNotInStock, quantityAvailable }: PackFragment): Stock {
  const inventoryQuantity = quantityAvailable ?? 0
  if (!availableForSale) return { inventoryQuantity: 0, inventoryManagement: 'shopify', inventoryPolicy: 'deny' }
  if (currentlyNotInStock) return { inventoryQuantity, inventoryManagement: 'shopify', inventoryPolicy: 'continue' }
  if (inventoryQuantity <= 0) return { inventoryQuantity: 0, inventoryManagement: null, inventoryPolicy: 'continue' }
  return { inventoryQuantity, inventoryManagement: 'shopify', inventoryPolicy: 'deny' }
}

/** A variant. */
export function toVariant(pack: PackFragment, locale: Locale): Variant {
  return plainVariant({
    id: idOf(pack.id),
    sku: pack.sku ?? '',
    title: localized(pack.title, locale),
    price: paise(pack.price),
    compareAtPrice: pack.compareAtPrice && paise(pack.compareAtPrice),
    netQuantity: netQuantityOf(pack.unitPriceMeasurement),
    maxCount: pack.quantityRule.maximum ?? 0,
    ...stockOf(pack),
  })
}

/** The cheapest first: Shopify sorts by the lowest price of a product, and a card shows the first pack that can be bought. */
function toVariants(packs: readonly PackFragment[], locale: Locale): readonly Variant[] {
  return packs.map((pack) => toVariant(pack, locale)).sort((a, b) => a.price - b.price)
}

/** What a product is without its packs. */
export function toFace(face: FaceFragment, locale: Locale): ProductDetail {
  const [collection] = face.collections.nodes
  return plainProduct({
    productId: idOf(face.id),
    handle: face.handle,
    productName: localized(face.title, locale),
    vendorName: localized(face.vendor, locale),
    productType: face.productType,
    technicalContent: textOf(face.technicalContent),
    productImages: face.images.nodes.map(({ url }) => url),
    rating: { average: averageOf(face.rating), reviewCount: Number(textOf(face.ratingCount)) || 0 },
    category: { handle: collection?.handle ?? '', name: localized(collection?.title ?? '', locale) },
    variants: [],
  })
}

/** A product as a card shows it. */
export function toCard(card: CardFragment, locale: Locale): ProductDetail {
  return { ...toFace(card, locale), variants: toVariants(card.variants.nodes, locale) }
}

/** A product with what its page shows. */
export function toDetail(product: NonNullable<ProductQuery['product']>, locale: Locale): ProductDetail {
  return {
    ...toFace(product, locale),
    variants: toVariants(product.variants.nodes, locale),
    descriptionHtml: paragraph(product.description, locale),
    countryOfOrigin: textOf(product.countryOfOrigin),
    dose: doseOf(product.dose),
    plantProtection: plantProtectionOf(product.plantProtection, locale),
  }
}
