import { collections, isForSale, products, type ShopPack, type ShopProduct } from './catalogue.ts'
import { connectionOf, type PageArguments } from './connection.ts'
import { facetsOf, matching, type ProductFilterInput } from './filters.ts'

/** What a request says of itself with `@inContext`. */
export interface Buyer {
  readonly language: string
  readonly country: string
  /** Whether the token may see how many there are. */
  readonly seesStock: boolean
}

/** An amount as Shopify writes it: at least one decimal and no zeros behind it. Outside India it is in another currency. */
export function money(rupees: string | number, { country }: Buyer) {
  const amount = Number(rupees)
  return {
    amount: Number.isInteger(amount) ? amount.toFixed(1) : String(amount),
    currencyCode: country === 'IN' ? 'INR' : 'USD',
  }
}

/** The lowest price of a product, in rupees. */
export function lowestPrice({ packs }: ShopProduct): number {
  return Math.min(...packs.map(({ price }) => Number(price)))
}

/** A pack as the schema has it. */
export function variantNode(pack: ShopPack, product: ShopProduct) {
  const [quantityValue, quantityUnit] = pack.holds ?? []
  return {
    __typename: 'ProductVariant',
    id: `gid://shopify/ProductVariant/${pack.id}`,
    sku: `SKU-${pack.id}`,
    title: pack.title,
    availableForSale: isForSale(pack),
    currentlyNotInStock: pack.oversold === true,
    quantityAvailable: (_: unknown, { seesStock }: Buyer) => (seesStock ? (pack.stock ?? 0) : refuseStock()),
    price: (_: unknown, buyer: Buyer) => money(pack.price, buyer),
    compareAtPrice: (_: unknown, buyer: Buyer) => (pack.compareAt ? money(pack.compareAt, buyer) : null),
    quantityRule: { minimum: 1, maximum: pack.most ?? null, increment: 1 },
    unitPriceMeasurement: pack.holds ? { quantityValue, quantityUnit, referenceValue: 1 } : null,
    product: () => productNode(product),
  }
}

function refuseStock(): never {
  throw Object.assign(new Error('Access denied for quantityAvailable field.'), {
    extensions: { code: 'ACCESS_DENIED' },
  })
}

/** A product as the schema has it. */
export function productNode(product: ShopProduct): Readonly<Record<string, unknown>> {
  return {
    __typename: 'Product',
    id: `gid://shopify/Product/${product.id}`,
    handle: product.handle,
    title: (_: unknown, { language }: Buyer) =>
      language === 'HI' ? (product.titleHi ?? product.title) : product.title,
    vendor: product.vendor,
    productType: product.type,
    description: product.text,
    images: (page: PageArguments) =>
      connectionOf([{ url: `https://cdn.example/${product.handle}.webp` }], 'images', page),
    collections: (page: PageArguments) => connectionOf(product.collections.map(collectionNode), 'collections', page),
    metafield: ({ namespace, key }: { readonly namespace: string; readonly key: string }) => {
      const value = product.facts[`${namespace}.${key}`]
      return value === undefined ? null : { namespace, key, value, type: 'json' }
    },
    variants: (page: PageArguments) =>
      connectionOf(
        product.packs.map((pack) => variantNode(pack, product)),
        'variants',
        page,
      ),
  }
}

interface ListingArguments extends PageArguments {
  readonly filters?: readonly ProductFilterInput[] | null
  readonly sortKey?: string | null
  readonly reverse?: boolean | null
}

/** A collection as the schema has it. */
export function collectionNode(handle: string) {
  const members = products.filter((product) => product.collections.includes(handle))
  return {
    id: `gid://shopify/Collection/${handle.length}`,
    handle,
    title: collections[handle],
    description: handle === 'seeds' ? 'Seeds for <every> season.' : '',
    products({ filters, sortKey, reverse, ...page }: ListingArguments) {
      const found = matching(members, filters ?? [])
      const sorted = sortKey === 'PRICE' ? found.toSorted((a, b) => lowestPrice(a) - lowestPrice(b)) : found
      const order = JSON.stringify([handle, filters, sortKey, reverse])
      return {
        ...connectionOf((reverse ? sorted.toReversed() : sorted).map(productNode), order, page),
        filters: facetsOf(members, filters ?? []),
      }
    },
  }
}
