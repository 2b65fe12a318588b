import { describe, expect, it } from 'vitest'
import { matchRoute } from '../../routes/match-route.ts'
import { createPaths } from '../../shell/paths.ts'
import { similarPath, substitutePath } from './paths.ts'

const paths = createPaths('hi')

describe('addresses around a product', () => {
  it('[17.4] lead to the products that are like it, page by page', () => {
    const product = { handle: 'tomato', productId: 'p-1' }
    expect(similarPath(paths, product)).toBe('/hi/products/tomato/similar-products?id=p-1')
    expect(similarPath(paths, product, 2)).toBe('/hi/products/tomato/similar-products?id=p-1&pageNo=2')
    expect(matchRoute('/hi/products/tomato/similar-products').route?.screen).toBe('similar')
  })

  it('[05.3] say on the link of a substitute what it stands in for, and which pack is meant', () => {
    const substitute = { handle: 'neem', variantId: 'v&1', recommendedFor: 'tomato' }
    expect(substitutePath(paths, substitute)).toBe('/hi/products/neem?rsf=tomato&variant=v%261')
  })
})
