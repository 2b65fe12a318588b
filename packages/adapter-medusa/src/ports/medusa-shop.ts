import type { ShippingDetails } from '@krishi/storefront-core/cart'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import { err, ok, type Result } from '@krishi/storefront-core/result'
import { decode, type CallOptions } from '@krishi/storefront-hooks/http'
import type { MedusaCall } from './medusa-client.ts'
import { isMedusaCategories, isMedusaProducts, productFields } from './medusa-shapes.ts'
import type { MedusaCategory, MedusaProduct } from './medusa-shapes.ts'

/** What the adapter must be told of the shop, as the Store API does not tell it. */
export interface MedusaShopFacts {
  /** The region that is sold in: it decides on currency, taxes and payment. */
  readonly regionId: string
  /** What delivery costs, as the shipping option of the shop has it: Medusa tells it only of a cart that it keeps. */
  readonly shipping: ShippingDetails
}

/** A page of products, and how many all pages have. */
export interface MedusaPage {
  readonly products: readonly MedusaProduct[]
  readonly total: number
}

/** Where products are asked for; the parameters are those of `/store/products`. */
export interface ProductsQuery {
  readonly fields: (typeof productFields)[keyof typeof productFields]
  readonly locale: Locale
  /** Pairs, because a name may come several times. */
  readonly where: readonly (readonly [name: string, value: string])[]
}

/** What several ports read of the shop. */
export interface MedusaShop {
  readonly call: MedusaCall
  readonly facts: MedusaShopFacts
  products: (query: ProductsQuery, options?: CallOptions) => Promise<Result<MedusaPage, PortErrorCode>>
  /** All categories, by rank; read once in a minute. */
  categories: (locale: Locale) => Promise<Result<readonly MedusaCategory[], PortErrorCode>>
  /** A category by its handle; 'request/not-found'. */
  category: (handle: string, locale: Locale) => Promise<Result<MedusaCategory, PortErrorCode>>
  /** All products of a category, or of the shop, for what Medusa can neither narrow nor sort by; kept for ten seconds. */
  shelf: (handle: string | null, locale: Locale) => Promise<Result<readonly MedusaProduct[], PortErrorCode>>
}

/** The most products of one answer. A larger category would need an index of its own. */
const mostProducts = 1_000

const toPage = decode(isMedusaProducts, ({ products, count }): MedusaPage => ({ products, total: count }))
const toCategories = decode(isMedusaCategories, ({ product_categories }) =>
  [...product_categories].sort((one, other) => one.rank - other.rank),
)

/** Reads of the shop that its ports share. */
export function createMedusaShop(call: MedusaCall, facts: MedusaShopFacts): MedusaShop {
  const remembered = createMemory()

  const shop: MedusaShop = {
    call,
    facts,
    products({ fields, locale, where }, options) {
      const query = new URLSearchParams([['region_id', facts.regionId], ['fields', fields], ...where.map(toPair)])
      return call(`/store/products?${query}`, toPage, { ...options, locale })
    },
    categories: (locale) =>
      remembered(`categories ${locale}`, 60_000, () =>
        call(
          '/store/product-categories?limit=1000&fields=id,handle,name,description,rank,parent_category_id',
          toCategories,
          {
            locale,
          },
        ),
      ),
    async category(handle, locale) {
      const all = await shop.categories(locale)
      if (!all.ok) return all
      const found = all.value.find((category) => category.handle === handle)
      return found ? ok(found) : err('request/not-found')
    },
    shelf: (handle, locale) =>
      remembered(`shelf ${handle ?? ''} ${locale}`, 10_000, async () => {
        const category = handle === null ? ok(null) : await shop.category(handle, locale)
        if (!category.ok) return category
        const page = await shop.products({
          fields: productFields.shelf,
          locale,
          where: [
            ['limit', String(mostProducts)],
            ['order', 'id'],
            ...(category.value ? [['category_id', category.value.id] as const] : []),
          ],
        })
        return page.ok ? ok(page.value.products) : page
      }),
  }
  return shop
}

function toPair([name, value]: readonly [string, string]): [string, string] {
  return [name, value]
}

interface Remembered {
  readonly answer: Promise<Result<unknown, PortErrorCode>>
  readonly until: number
}

/** Keeps answers for a while, one question for all who ask at the same time. A failure is asked again. */
function createMemory() {
  const known = new Map<string, Remembered>()
  return async function remember<Value>(
    key: string,
    forMs: number,
    load: () => Promise<Result<Value, PortErrorCode>>,
  ): Promise<Result<Value, PortErrorCode>> {
    const kept = known.get(key)
    if (kept && kept.until > Date.now()) return kept.answer as Promise<Result<Value, PortErrorCode>>
    const answer = load()
    known.set(key, { answer, until: Date.now() + forMs })
    const result = await answer
    if (!result.ok) known.delete(key)
    return result
  }
}
