import type { OperationPayloads } from '@krishi/storefront-core/contract'
import { describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { call, testConfig } from '../../test/open-shop.ts'
import { shareShop } from '../../test/share-shop.ts'

type Deeplink = OperationPayloads['catalog.deeplink']['response']

describe('deeplinks', () => {
  const [engine] = engines
  if (!engine) return
  const shop = shareShop(engine, (location) => ({
    config: { ...testConfig(location), publicOrigin: 'https://shop.example' },
  }))
  const ask = (url: string) => call<Deeplink>(shop.api, '/deeplinks', { body: { url, title: '', imageUrl: '' } })

  it.each([
    ['/products/tomato?variant=1#reviews', 'https://shop.example/products/tomato?variant=1'],
    ['https://shop.example/hi/collections/seeds', 'https://shop.example/hi/collections/seeds'],
  ])('[04.4] lead %s into the app', async (url, deepLinkUrl) => {
    expect(await ask(url)).toMatchObject({ status: 200, body: { deepLinkUrl } })
  })

  it.each([
    'https://evil.example/',
    '//evil.example/x',
    'javascript:alert(1)',
    'http://[',
    'https://shop.example:8443/',
  ])('[04.4] lead to no page but the shop’s: %s', async (url) => {
    expect(await ask(url)).toMatchObject({ status: 400, body: { fields: { url: 'foreign' } } })
  })
})
