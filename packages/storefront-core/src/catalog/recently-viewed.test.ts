import { describe, expect, it } from 'vitest'
import { recentlyViewed, recentlyViewedLimit, withViewed } from './index.ts'

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ handle: `p${String(index + 1)}`, position: index + 1 }))
const handlesOf = (products: readonly { readonly handle: string }[]) => products.map(({ handle }) => handle)

describe('withViewed', () => {
  it('[17.5] puts the product in front, each once', () => {
    expect(withViewed([], 'a')).toEqual(['a'])
    expect(withViewed(['b', 'a', 'c'], 'a')).toEqual(['a', 'b', 'c'])
  })

  it('[17.5] keeps one more than is shown', () => {
    const kept = withViewed(handlesOf(numbered(20)), 'new')
    expect(kept).toHaveLength(recentlyViewedLimit + 1)
    expect(kept.slice(0, 2)).toEqual(['new', 'p1'])
  })
})

describe('recentlyViewed', () => {
  it('[17.5] shows at most ten in the order of their positions', () => {
    const shown = handlesOf(recentlyViewed(numbered(12).reverse(), null))
    expect(shown).toEqual(handlesOf(numbered(10)))
  })

  it('[17.5] leaves the current one out before it counts', () => {
    const shown = handlesOf(recentlyViewed(numbered(11), 'p3'))
    expect(shown).toHaveLength(10)
    expect(shown).not.toContain('p3')
    expect(shown.at(-1)).toBe('p11')
  })
})
