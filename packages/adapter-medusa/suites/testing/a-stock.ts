import { aMedusaShop } from './a-medusa-shop.ts'

/** A product whose packs are all taken from one stock. */
export interface SharedStock {
  readonly inventoryItemId: string
  readonly productId: string
  /** By units of the stock that each takes, in the order that was asked for. */
  readonly variantIds: readonly string[]
}

/** What is left of a stock: what lies there without what orders have reserved. */
export interface StockLevel {
  readonly stocked: number
  readonly reserved: number
}

interface Admin {
  <Answer>(path: string, body?: unknown): Promise<Answer>
}

function admin(): Admin {
  const { options, adminToken } = aMedusaShop()
  return async <Answer>(path: string, body?: unknown) => {
    const answer = await fetch(`${options.baseUrl}/admin${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${adminToken}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (answer.ok) return (await answer.json()) as Answer
    throw new Error(`Medusa refused ${path}, so there are no goods to test with. It said: ${await answer.text()}`)
  }
}

/** Puts goods into the shop: one stock of `stocked` units, and a pack for each number of units. */
export async function aSharedStock(stocked: number, packs: readonly number[]): Promise<SharedStock> {
  const { stockLocationId, salesChannelId, shippingProfileId } = aMedusaShop()
  const call = admin()
  const name = crypto.randomUUID()
  const { inventory_item } = await call<{ inventory_item: { id: string } }>('/inventory-items', {
    sku: name,
    requires_shipping: true,
    location_levels: [{ location_id: stockLocationId, stocked_quantity: stocked }],
  })
  const { product } = await call<{ product: { id: string; variants: readonly { id: string; title: string }[] } }>(
    '/products',
    {
      title: name,
      handle: name,
      status: 'published',
      sales_channels: [{ id: salesChannelId }],
      shipping_profile_id: shippingProfileId,
      options: [{ title: 'Pack', values: packs.map(String) }],
      variants: packs.map((units) => ({
        title: String(units),
        sku: `${name}-${units}`,
        options: { Pack: String(units) },
        manage_inventory: true,
        prices: [{ currency_code: 'inr', amount: units * 100 }],
        inventory_items: [{ inventory_item_id: inventory_item.id, required_quantity: units }],
      })),
    },
  )
  const idOf = (units: number) => product.variants.find(({ title }) => title === String(units))?.id ?? ''
  return { inventoryItemId: inventory_item.id, productId: product.id, variantIds: packs.map(idOf) }
}

/** What lies there of a stock, and what orders have reserved of it. */
export async function stockLevelOf({ inventoryItemId }: SharedStock): Promise<StockLevel> {
  const { inventory_levels } = await admin()<{
    inventory_levels: readonly { stocked_quantity: number; reserved_quantity: number }[]
  }>(`/inventory-items/${inventoryItemId}/location-levels`)
  const [level] = inventory_levels
  return { stocked: level?.stocked_quantity ?? 0, reserved: level?.reserved_quantity ?? 0 }
}

/** How many orders of a product there are. */
export async function countOrdersOf({ productId }: SharedStock): Promise<number> {
  const { orders } = await admin()<{ orders: readonly { items: readonly { product_id: string }[] }[] }>(
    '/orders?limit=200&order=-created_at&fields=id,items.product_id',
  )
  return orders.filter(({ items }) => items.some(({ product_id }) => product_id === productId)).length
}
