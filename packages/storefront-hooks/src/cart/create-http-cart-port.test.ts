import { ok } from '@krishi/storefront-core/result'
import { expect, it } from 'vitest'
import { createHttpClient } from '../http/index.ts'
import { aProduct, aSession } from '../memory/fixtures.ts'
import { createFakeClock } from '../testing/create-fake-clock.ts'
import { aServer } from '../testing/a-server.ts'
import { createHttpCartPort } from './create-http-cart-port.ts'

it('[13.10] prices a product under its name as it was meant, as the catalogue shows it', async () => {
  const server = aServer()
  const session = () => Promise.resolve(ok(aSession()))
  const client = createHttpClient({
    baseUrl: '/api',
    fetch: server.fetch,
    clock: createFakeClock(),
    locale: 'en',
    getSession: session,
    onUnauthorized: session,
  })
  const product = aProduct({ productId: 'p1', productName: { text: 'T\u043em\u0430to\u00a0Seeds', lang: 'en' } })
  const shippingDetails = { minCartValueForFreeShipping: 49_900, applicableShippingCharge: 7_000 }
  server.answers(200, { products: { p1: { ...product, mapVariant: {} } }, shippingDetails })
  const priced = await createHttpCartPort(client).price({ lines: [], locale: 'en' })
  expect(priced.ok && priced.value.products['p1']?.productName).toEqual({ text: 'Tomato Seeds', lang: 'en' })
})
