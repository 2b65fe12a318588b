import { plainProduct, plainVariant } from '@krishi/storefront-core/catalog'
import type { LocalizedText, ProductDetail, Variant } from '@krishi/storefront-core/catalog'
import type { Locale } from '@krishi/storefront-core/locale'
import type { MedusaProduct, MedusaVariant } from './medusa-shapes.ts'
import { toPaise } from './to-paise.ts'

const scripts: Readonly<Record<Locale, RegExp>> = {
  en: /\p{Script=Latin}/u,
  hi: /\p{Script=Devanagari}/u,
  te: /\p{Script=Telugu}/u,
  ta: /\p{Script=Tamil}/u,
  kn: /\p{Script=Kannada}/u,
  bn: /\p{Script=Bengali}/u,
}

/** A text of Medusa with its language. Medusa gives a text without translation in English and does not say so; its letters do. */
export function toText(text: string, locale: Locale): LocalizedText {
  return { text, lang: scripts[locale].test(text) ? locale : 'en' }
}

/** HTML of a description: at Medusa it is plain text that nobody has sanitised. Each line is a paragraph. Null for none. */
export function toHtml(plain: string | null | undefined, locale: Locale): LocalizedText | null {
  const lines = (plain ?? '').split('\n').filter((line) => line.trim() !== '')
  if (lines.length === 0) return null
  return toText(lines.map((line) => `<p>${escapeHtml(line.trim())}</p>`).join(''), locale)
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter)
}

/** The variants that have a price in the region. */
function toVariants(variants: readonly MedusaVariant[], locale: Locale): readonly Variant[] {
  return variants.flatMap((variant) => {
    const { calculated_price: priced, inventory_quantity: quantity } = variant
    if (!priced) return []
    const [price, printed] = [toPaise(priced.calculated_amount), toPaise(priced.original_amount)]
    return plainVariant({
      id: variant.id,
      sku: variant.sku ?? '',
      title: toText(variant.title ?? '', locale),
      price,
      compareAtPrice: printed > price ? printed : null,
      inventoryManagement: variant.manage_inventory ? 'shopify' : null,
      inventoryPolicy: variant.allow_backorder ? 'continue' : 'deny',
      inventoryQuantity: quantity ?? 0,
    })
  })
}

/**
 * A product in the words of the storefront. A brand is what Medusa calls a collection; of the categories the one of the lowest rank is
 * the product's own.
 */
export function toProduct(product: MedusaProduct, locale: Locale): ProductDetail {
  const [category] = [...(product.categories ?? [])].sort((one, other) => one.rank - other.rank)
  const images = product.images?.map(({ url }) => url) ?? []
  return plainProduct({
    productId: product.id,
    handle: product.handle,
    productName: toText(product.title, locale),
    ...(product.subtitle && { productKind: toText(product.subtitle, locale) }),
    vendorName: toText(product.collection?.title ?? '', locale),
    technicalContent: product.material ?? '',
    productImages: images.length > 0 || !product.thumbnail ? images : [product.thumbnail],
    countryOfOrigin: product.origin_country ?? '',
    descriptionHtml: toHtml(product.description, locale),
    category: { handle: category?.handle ?? '', name: toText(category?.name ?? '', locale) },
    variants: toVariants(product.variants, locale),
  })
}
