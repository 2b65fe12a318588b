import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { shareShop } from '../../test/share-shop.ts'
import { inTransaction, schema } from '../database/index.ts'
import { nameUuid } from '../seeding/index.ts'
import { takeStock, type WantedStock } from './take-stock.ts'

const { variants } = schema
const variantId = nameUuid('variant', 'TOM-10')
const price = 9_900

describe.each(engines)('taking stock on $name', (engine) => {
  const shop = shareShop(engine)
  const take = (wanted: Omit<WantedStock, 'variantId'>) =>
    inTransaction(shop.api.database, (transaction) => takeStock(transaction, [{ variantId, ...wanted }]))
  const change = (values: Partial<typeof variants.$inferInsert>) =>
    shop.api.database.update(variants).set(values).where(eq(variants.id, variantId))

  async function left() {
    const [row] = await shop.api.database
      .select({ left: variants.inventoryQuantity })
      .from(variants)
      .where(eq(variants.id, variantId))
    return row?.left
  }

  beforeEach(() => change({ price, inventoryQuantity: 5, inventoryManagement: 'shopify', inventoryPolicy: 'deny' }))

  it('takes what is there at the price that was read', async () => {
    expect(await take({ quantity: 2, price })).toEqual(new Map([[variantId, 2]]))
    expect(await left()).toBe(3)
  })

  it('takes nothing where the price has changed since it was read', async () => {
    await change({ price: price + 1 })
    expect(await take({ quantity: 2, price })).toBeNull()
    expect(await left()).toBe(5)
  })

  it('takes what is there at any price for an order that was paid late', async () => {
    await change({ price: price + 1 })
    expect(await take({ quantity: 2 })).toEqual(new Map([[variantId, 2]]))
  })

  it('takes nothing where less is left than was wanted', async () => {
    expect(await take({ quantity: 6, price })).toBeNull()
    expect(await left()).toBe(5)
  })

  it('takes what is left of a pack that is sold beyond its stock, and says how much that was', async () => {
    await change({ inventoryPolicy: 'continue' })
    expect(await take({ quantity: 6, price })).toEqual(new Map([[variantId, 5]]))
    expect(await left()).toBe(0)
  })

  it('counts nothing of a pack whose stock nobody counts', async () => {
    await change({ inventoryManagement: null })
    expect(await take({ quantity: 6, price })).toEqual(new Map([[variantId, 0]]))
    expect(await left()).toBe(5)
  })
})
