import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aProduct } from '../testing/fixtures.ts'
import { applyWishes, noWishes, toWishPayload, toWishlist, withWish, withoutWish } from './index.ts'
import type { WishIntent, Wishlist } from './index.ts'

const wish = (productId: string) => ({ id: `w-${productId}`, product: aProduct({ productId }) })
const listOf = (...ids: readonly string[]) => toWishlist(ids.map(wish))
const idsOf = (wishlist: Wishlist) => [...wishlist.keys()]
const intentsOf = (given: Readonly<Record<string, boolean>>): ReadonlyMap<string, WishIntent> =>
  new Map(
    Object.entries(given).map(([productId, isWished]) => [productId, { isWished, product: aProduct({ productId }) }]),
  )

describe('applyWishes', () => {
  it.each([
    ['nothing', [], {}, []],
    ['a wish that is new, first', ['a', 'b'], { c: true }, ['c', 'a', 'b']],
    ['the latest of several first', ['a'], { b: true, c: true }, ['c', 'b', 'a']],
    ['one that is wished already, where it stands', ['a', 'b'], { b: true }, ['a', 'b']],
    ['one that is not wished any more', ['a', 'b'], { a: false }, ['b']],
    ['one that was never there', ['a'], { b: false }, ['a']],
  ] as const)('[20.1] shows %s', (_case, confirmed, intents, shown) => {
    expect(idsOf(applyWishes(listOf(...confirmed), intentsOf(intents)))).toEqual(shown)
  })

  it('[20.2] has each product once, and every intent done', () => {
    const id = fc.constantFrom('a', 'b', 'c', '7')
    fc.assert(
      fc.property(fc.array(id), fc.dictionary(id, fc.boolean()), (confirmed, intents) => {
        const shown = applyWishes(listOf(...confirmed), intentsOf(intents))
        for (const [productId, isWished] of Object.entries(intents)) expect(shown.has(productId)).toBe(isWished)
        for (const productId of confirmed) expect(shown.has(productId)).toBe(intents[productId] ?? true)
      }),
    )
  })
})

describe('a wishlist', () => {
  it('[20.2] is kept by product id, whatever order the ids have', () => {
    expect(idsOf(listOf('9', 'b', '1', 'b'))).toEqual(['9', 'b', '1'])
  })

  it('takes a wish first, or in the place of the same product', () => {
    expect(idsOf(withWish(listOf('a'), wish('b')))).toEqual(['b', 'a'])
    const again = withWish(listOf('a', 'b'), { ...wish('b'), id: 'other' })
    expect([idsOf(again), again.get('b')?.id]).toEqual([['a', 'b'], 'other'])
  })

  it('gives a product up', () => {
    expect(idsOf(withoutWish(listOf('a', 'b'), 'a'))).toEqual(['b'])
    expect(withoutWish(noWishes, 'a').size).toBe(0)
  })
})

describe('payloads', () => {
  const owner = { userId: 'user-1', userExternalId: '77' }

  it('[20.4] name product and shopper, and the moment as UTC with its offset', () => {
    expect(toWishPayload('p1', owner, Date.UTC(2026, 10, 22, 6, 30))).toEqual({
      productId: 'p1',
      productExternalId: 'p1',
      userId: 'user-1',
      userExternalId: '77',
      createdOn: '2026-11-22T06:30:00.000+00:00',
      updatedOn: '2026-11-22T06:30:00.000+00:00',
      isRemoved: false,
      isDeleted: false,
    })
  })
})
