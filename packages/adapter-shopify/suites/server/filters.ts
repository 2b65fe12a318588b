import { isForSale, type ShopPack, type ShopProduct } from './catalogue.ts'

/** One filter of a listing. */
export interface ProductFilterInput {
  readonly productVendor?: string
  readonly productType?: string
  readonly productMetafield?: { readonly namespace: string; readonly key: string; readonly value: string }
  readonly price?: { readonly min?: number | null; readonly max?: number | null }
  readonly available?: boolean
}

type Filters = readonly ProductFilterInput[]

/** Filters of one kind widen each other; those of packs must hold for one pack. */
export function matching(products: readonly ShopProduct[], filters: Filters): readonly ShopProduct[] {
  return products.filter((product) => isMatch(product, filters))
}

function isMatch(product: ShopProduct, filters: Filters): boolean {
  const vendors = filters.flatMap(({ productVendor }) => productVendor ?? [])
  const types = filters.flatMap(({ productType }) => productType ?? [])
  const facts = filters.flatMap(({ productMetafield }) => productMetafield ?? [])
  return (
    (vendors.length === 0 || vendors.includes(product.vendor)) &&
    (types.length === 0 || types.includes(product.type)) &&
    (facts.length === 0 || facts.some(({ namespace, key, value }) => product.facts[`${namespace}.${key}`] === value)) &&
    product.packs.some((pack) => isPackMatch(pack, filters))
  )
}

function isPackMatch(pack: ShopPack, filters: Filters): boolean {
  return filters.every(({ price, available }) => {
    const amount = Number(pack.price)
    const isInRange = price === undefined || (amount >= (price.min ?? 0) && amount <= (price.max ?? Infinity))
    return isInRange && (available === undefined || available === isForSale(pack))
  })
}

type Kind = Exclude<keyof ProductFilterInput, 'price'>

/** A filter with its choices, and how many products each would show beside the filters of other kinds. */
function facet(id: string, label: string, kind: Kind, inputs: readonly ProductFilterInput[], counted: Counted) {
  const others = counted.filters.filter((filter) => filter[kind] === undefined)
  return {
    id,
    label,
    type: 'LIST',
    values: inputs.map((input) => ({
      id: `${id}.${JSON.stringify(input)}`,
      label: labelOf(input),
      count: matching(counted.members, [...others, input]).length,
      input: JSON.stringify(input),
    })),
  }
}

interface Counted {
  readonly members: readonly ShopProduct[]
  readonly filters: Filters
}

function labelOf({ productVendor, productType, productMetafield, available }: ProductFilterInput): string {
  return productVendor ?? productType ?? productMetafield?.value ?? (available ? 'In stock' : 'Out of stock')
}

const distinct = (values: readonly string[]) => [...new Set(values)]

/** The filters that the owner has switched on. */
export function facetsOf(members: readonly ShopProduct[], filters: Filters) {
  const counted = { members, filters }
  const origin = { namespace: 'krishi', key: 'country_of_origin' }
  const vendors = distinct(members.map(({ vendor }) => vendor)).map((productVendor) => ({ productVendor }))
  const types = distinct(members.map(({ type }) => type)).map((productType) => ({ productType }))
  const origins = distinct(members.flatMap(({ facts }) => facts['krishi.country_of_origin'] ?? []))
  const stocked = [{ available: true }, { available: false }]
  const byOrigin = origins.map((value) => ({ productMetafield: { ...origin, value } }))
  return [
    facet('filter.v.availability', 'Availability', 'available', stocked, counted),
    { id: 'filter.v.price', label: 'Price', type: 'PRICE_RANGE', values: [] },
    facet('filter.p.vendor', 'Brand', 'productVendor', vendors, counted),
    facet('filter.p.product_type', 'Product type', 'productType', types, counted),
    facet('filter.p.m.krishi.country_of_origin', 'Country of origin', 'productMetafield', byOrigin, counted),
  ]
}
