import { expect, it } from 'vitest'
import { withHome } from './with-home.ts'

it('says where a package is at home, and keeps the rest of its manifest', () => {
  expect(withHome({ name: '@krishi/storefront-ui' }, 'krishi/shop', 'packages/storefront-ui')).toEqual({
    name: '@krishi/storefront-ui',
    repository: { type: 'git', url: 'git+https://github.com/krishi/shop.git', directory: 'packages/storefront-ui' },
    homepage: 'https://github.com/krishi/shop/tree/main/packages/storefront-ui#readme',
    bugs: { url: 'https://github.com/krishi/shop/issues' },
  })
})
