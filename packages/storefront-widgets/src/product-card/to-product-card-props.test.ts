import { aProduct, aVariant } from '@krishi/storefront-hooks/memory'
import { describe, expect, it } from 'vitest'
import { toProductCardProps } from './index.ts'

const gone = aVariant({ id: 'gone', inventoryQuantity: 0 })
const reduced = aVariant({ id: 'reduced', price: 45_000, compareAtPrice: 52_000, inventoryQuantity: 9, maxCount: 4 })
const product = aProduct({ productId: 'tomato', variants: [gone, reduced] })

describe('toProductCardProps', () => {
  it('[12.5] sells the first pack that is for sale until another is chosen', () => {
    expect(toProductCardProps(product, undefined)).toMatchObject({ variantId: 'reduced', availability: 'available' })
    expect(toProductCardProps(product, 'gone')).toMatchObject({ variantId: 'gone', availability: 'sold-out' })
  })

  it('[12.5] is sold out when every pack is, or when there is none', () => {
    const empty = { ...product, variants: [] }
    expect(toProductCardProps({ ...product, variants: [gone] }, undefined).availability).toBe('sold-out')
    expect(toProductCardProps(empty, undefined)).toMatchObject({ variantId: undefined, availability: 'sold-out' })
  })

  it('[12.5] is archived whatever is left of it', () => {
    const archived = { ...product, status: 'archived' } as const
    expect(toProductCardProps(archived, undefined).availability).toBe('archived')
    expect(toProductCardProps(archived, 'gone').availability).toBe('archived')
  })

  it('[22.4] limits what may be taken to the stock and to what is allowed', () => {
    const limitsOf = (variantId: string) => toProductCardProps(product, variantId).limits
    expect(limitsOf('reduced')).toEqual({ min: 0, max: 4, reason: 'max-count' })
    expect(limitsOf('gone')).toEqual({ min: 0, max: 0, reason: 'stock' })
  })

  it('[02.2] has a badge only where the printed price of its pack is higher', () => {
    expect(toProductCardProps(product, 'reduced').discountPercent).toBe(13)
    expect(toProductCardProps(product, 'gone').discountPercent).toBeNull()
    const same = aVariant({ id: 'same', price: 45_000, compareAtPrice: 45_000 })
    expect(toProductCardProps({ ...product, variants: [same] }, undefined).discountPercent).toBeNull()
  })
})
