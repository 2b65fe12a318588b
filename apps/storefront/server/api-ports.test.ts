import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@krishi/api/config'
import { createApi } from '@krishi/api/create-api'
import { ok } from '@krishi/storefront-core/result'
import { createHttpAlertsPort } from '@krishi/storefront-hooks/alerts'
import { valueOf } from '@krishi/storefront-hooks/query'
import { createHttpPorts } from '@krishi/storefront-hooks/storefront'
import { describeAlertsPort, describeHttpPorts } from '@krishi/storefront-hooks/testing'
import { afterAll } from 'vitest'
import { copyDemonstration } from '../../api/test/copy-demonstration.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'krishi-ports-'))
copyDemonstration(dataDir)
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT: 'off', DATA_DIR: dataDir })
if (!config.ok) {
  throw new Error('The test configuration is refused. No adapter can be tried on the API. Correct the variables above.')
}
const api = createApi({
  config: config.value,
  push: { publicKey: 'the-key-of-the-shop', send: () => Promise.resolve(ok(null)) },
  platform: {
    formUrl: 'https://pay.example/session',
    hosts: ['pay.example'],
    createCart: () => Promise.resolve(ok('https://pay.example/cart/c/1')),
    createCustomerToken: (mobileNumber) => Promise.resolve(ok(`token-of-${mobileNumber}`)),
  },
})

/** Calls the API as a browser does: what it sets as a cookie comes back with the next call. */
function fetchWithCookies(): typeof fetch {
  let cookie = ''
  return async (input, init) => {
    const request = new Request(input, init)
    if (cookie !== '') request.headers.set('cookie', cookie)
    const response = await api.app.fetch(request)
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return response
  }
}

afterAll(async () => {
  await api.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const baseUrl = 'http://shop.internal/api'
const productHandle = 'vindhyabeej-sagar-568-cabbage-hybrid-seeds'

describeHttpPorts(
  'the HTTP adapters on the real API and the real catalogue',
  async () => {
    await api.ready()
    return {
      baseUrl,
      fetch: fetchWithCookies(),
      sample: { collectionHandle: 'seeds', productHandle, pincode: '422001' },
    }
  },
  { findable: { term: 'seeds', articleTerm: 'tomato', articleGoods: 'mancozeb' } },
)

describeAlertsPort(async () => {
  await api.ready()
  const way = { baseUrl, fetch: fetchWithCookies(), locale: 'en' } as const
  const { session, catalog } = createHttpPorts(way)
  const { variants } = await valueOf(catalog.product({ handle: productHandle, locale: 'en' }))
  return { port: createHttpAlertsPort({ ...way, session }), variantId: variants[0]?.id ?? '' }
})
