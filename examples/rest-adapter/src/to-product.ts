import { plainProduct, plainVariant, type ProductDetail } from '@krishi/storefront-core/catalog'
import { readDecimal } from '@krishi/storefront-core/money'
import type { RestGood, RestPack } from './shop-server.ts'

// This shop speaks English only: every text says so, and the widgets mark it with `lang`.
const english = (text: string) => ({ text, lang: 'en' as const })

function toVariant({ code, label, rupees, stock }: RestPack) {
  return plainVariant({
    id: code,
    sku: code,
    title: english(label),
    price: readDecimal(rupees) ?? 0,
    inventoryQuantity: stock,
    inventoryManagement: 'shopify',
    inventoryPolicy: 'deny',
  })
}

/** A product of the shop in the words of the storefront. */
export function toProduct({ slug, title, maker, group, packs }: RestGood): ProductDetail {
  return plainProduct({
    productId: slug,
    handle: slug,
    productName: english(title),
    vendorName: english(maker),
    category: { handle: group, name: english(group) },
    variants: packs.map(toVariant),
  })
}
