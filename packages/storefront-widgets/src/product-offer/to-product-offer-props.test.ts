import { aProduct, aVariant } from '@krishi/storefront-hooks/memory'
import { describe, expect, it } from 'vitest'
import { toProductOfferProps } from './to-product-offer-props.ts'

const gone = aVariant({ id: 'gone', inventoryQuantity: 0 })
const reduced = aVariant({ id: 'reduced', price: 45_000, compareAtPrice: 52_000, inventoryQuantity: 3 })
const product = aProduct({ productId: 'tomato', variants: [gone, reduced] })

describe('toProductOfferProps', () => {
  it('[15.2] sells the pack that was asked for, else the first that is for sale, else the first', () => {
    expect(toProductOfferProps(product, 'gone').packs.variantId).toBe('gone')
    expect(toProductOfferProps(product, undefined).variant).toBe(reduced)
    expect(toProductOfferProps(product, 'unknown').variant).toBe(reduced)
    expect(toProductOfferProps({ ...product, variants: [gone] }, undefined).variant).toBe(gone)
  })

  it('[02.2] tells the saving only where the printed price is higher', () => {
    expect(toProductOfferProps(product, 'reduced').price).toMatchObject({
      price: 45_000,
      compareAtPrice: 52_000,
      saving: { amount: 7_000, percent: 13 },
    })
    expect(toProductOfferProps(product, 'gone').price.saving).toBeNull()
  })

  it('marks the lowest unit price among the packs that are for sale, and tells multi packs apart', () => {
    const big = aVariant({ id: 'big', price: 90_000, netQuantity: { value: 5, unit: 'kg' }, packCount: 2 })
    const cheapButGone = { ...gone, price: 1 }
    const { packs } = toProductOfferProps({ ...product, variants: [cheapButGone, reduced, big] }, undefined).packs
    expect(packs.map(({ id, bestValue, kind }) => [id, bestValue, kind])).toEqual([
      ['gone', false, 'single'],
      ['reduced', false, 'single'],
      ['big', true, 'multi'],
    ])
  })

  it('[15.7] promises what is in stock, and tells the origin', () => {
    expect(toProductOfferProps(product, 'reduced').promises).toEqual({ countryOfOrigin: 'India', inStock: true })
    expect(toProductOfferProps(product, 'gone').promises.inStock).toBe(false)
    expect(toProductOfferProps({ ...product, status: 'archived' }, 'reduced').promises.inStock).toBe(false)
    expect(toProductOfferProps({ ...product, variants: [] }, undefined).promises.inStock).toBe(false)
  })

  it('[22.4] limits what may be taken and names what is sold out', () => {
    const { sale, packs } = toProductOfferProps(product, 'reduced')
    expect(sale).toMatchObject({ availability: 'available', limits: { max: 3, reason: 'stock' } })
    expect(packs.packs.map(({ id, availability }) => [id, availability])).toEqual([
      ['gone', 'sold-out'],
      ['reduced', 'available'],
    ])
    expect(toProductOfferProps(product, 'gone').sale.availability).toBe('sold-out')
  })

  it('[12.5] has no price for a product that left the shop, and says that it did', () => {
    const facts = toProductOfferProps({ ...product, status: 'archived', variants: [] }, undefined)
    expect(facts.variant).toBeUndefined()
    expect(facts.price.price).toBeNull()
    expect(facts.sale.availability).toBe('archived')
    expect(toProductOfferProps({ ...product, variants: [] }, undefined).sale.availability).toBe('sold-out')
  })

  it('[12.5] calls organic what is classified so', () => {
    const isOrganic = (productClassification: string) =>
      toProductOfferProps({ ...product, productClassification }, undefined).price.organic
    expect(['Bio', ' organic ', 'Chemical', 'Biostimulant'].map(isOrganic)).toEqual([true, true, false, false])
  })

  it('says the unit price once: on the packs, or beside the price of the only one', () => {
    const several = toProductOfferProps(product, 'reduced')
    expect([several.price.unitPrice, several.packs.packs[1]?.unitPrice?.amount]).toEqual([null, 90_000])
    const single = toProductOfferProps({ ...product, variants: [reduced] }, undefined)
    expect(single.price.unitPrice).toEqual({ amount: 90_000, per: { value: 1, unit: 'kg' } })
  })
})
