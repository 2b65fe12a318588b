import { delivery, type SeededShop } from './seed-shop.ts'
import type { RunningMedusa } from './start-medusa.ts'

/** A product that the suites can buy: its first pack is counted, and there are enough of it. */
interface Buyable {
  readonly handle: string
  readonly variants: readonly { readonly manage_inventory: boolean; readonly inventory_quantity?: number }[]
}

/** Small enough to be read whole, with products that are sold out. */
const collectionHandle = 'tomato-seeds'

/** More than the suites buy. */
const enough = 60

/** What the tests are told of the server, as the text of an environment variable. */
export async function toldOf({ url, admin }: RunningMedusa, shop: SeededShop): Promise<string> {
  const ask = async <Answer>(path: string, init?: RequestInit) =>
    (await (await fetch(url + path, init)).json()) as Answer
  const headers = { 'x-publishable-api-key': shop.publishableKey }
  const { token } = await ask<{ token: string }>('/auth/user/emailpass', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })
  const { product_categories } = await ask<{ product_categories: readonly { id: string }[] }>(
    `/store/product-categories?handle=${collectionHandle}&fields=id`,
    { headers },
  )
  const fields = 'handle,variants.manage_inventory,variants.inventory_quantity'
  const { products } = await ask<{ products: readonly Buyable[] }>(
    `/store/products?category_id=${product_categories[0]?.id}&region_id=${shop.regionId}&fields=${fields}`,
    { headers },
  )
  const isBuyable = ({ variants: [first] }: Buyable) =>
    first?.manage_inventory === true && (first.inventory_quantity ?? 0) > enough
  return JSON.stringify({
    ...shop,
    adminToken: token,
    options: {
      baseUrl: url,
      publishableKey: shop.publishableKey,
      regionId: shop.regionId,
      shipping: {
        minCartValueForFreeShipping: delivery.freeFrom * 100,
        applicableShippingCharge: delivery.charge * 100,
      },
    },
    sample: { collectionHandle, productHandle: products.find(isBuyable)?.handle ?? '', pincode: '570001' },
    findable: { term: 'tomato', articleTerm: 'tomato' },
  })
}
