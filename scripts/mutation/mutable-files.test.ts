import { expect, it } from 'vitest'
import { mutableFiles } from './mutable-files.ts'

it('takes the sources of a package that a test should hold, and nothing else', () => {
  const files = [
    'apps/api/src/orders/take-stock.ts',
    'apps/api/src/orders/take-stock.test.ts',
    'apps/api/src/orders/schemas.ts',
    'apps/api/src/seed/coupons.ts',
    'apps/api/drizzle/0001_first.sql',
    'packages/storefront-hooks/src/wishlist/wishlist-port.ts',
    'packages/storefront-core/src/contract/build-url.ts',
    'packages/storefront-core/src/contract/orders.ts',
  ]
  expect(mutableFiles(files, 'apps/api/src')).toEqual(['apps/api/src/orders/take-stock.ts'])
  expect(mutableFiles(files, 'packages/storefront-core/src')).toEqual([
    'packages/storefront-core/src/contract/build-url.ts',
  ])
  expect(mutableFiles(files, 'packages/storefront-hooks/src')).toEqual([])
})
