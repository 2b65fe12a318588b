import { locales } from '@krishi/storefront-core/locale'
import fc from 'fast-check'
import { matrixPart } from '../../../tooling/test-matrix.ts'
import { hostileValues, listingParameters } from './models/hostile-queries.ts'
import { expect, test } from './models/shop-test.ts'

/** Ten thousand take minutes: `HOSTILE_ADDRESSES=10000` asks for them. */
const count = Number(process.env['HOSTILE_ADDRESSES'] ?? (matrixPart === 'gate' ? 100 : 300))

/** Asked for at once, as a crowd would. */
const atOnce = 10

const paths = [
  '/',
  '/collections/seeds',
  '/collections/%00',
  '/search/tomato',
  '/search/%27%3B--',
  '/products/somalata-suvarna-486-okra-hybrid-seeds',
  '/products/somalata-suvarna-486-okra-hybrid-seeds/reviews',
  '/products/somalata-suvarna-486-okra-hybrid-seeds/similar-products',
  '/brands/vindhyabeej',
  '/kisan-vedika/blogs/search/tomato',
  '/cart',
]

const names = [
  ...listingParameters,
  ...['variant', 'pf', 'rsf', 'id', 'term', 'utm_source', '__proto__', 'constructor', 'toString', '%00', ''],
]

const value = fc.array(
  fc.oneof(fc.constantFrom(...hostileValues), fc.string({ maxLength: 6 }).map(encodeURIComponent)),
  { maxLength: 5 },
)
const pair = fc.tuple(fc.constantFrom(...names), value).map(([name, parts]) => `${name}=${parts.join('')}`)
const address = fc
  .tuple(fc.constantFrom('', ...locales.map((locale) => `/${locale}`)), fc.constantFrom(...paths), fc.array(pair))
  .map(([language, path, pairs]) => `${language}${path}?${pairs.join('&')}`)

test(`${String(count)} hostile addresses are pages, never failures`, async ({ request }) => {
  test.setTimeout(1_800_000)
  const waiting = fc.sample(address, { numRuns: count }).values()
  const failed: (readonly [string, number])[] = []
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const each of waiting) {
        const answer = await request.get(each, { maxRedirects: 2 })
        if (answer.status() >= 500) failed.push([each, answer.status()])
        await answer.dispose()
      }
    }),
  )
  expect(failed).toEqual([])
  expect((await request.get('/readyz')).status()).toBe(200)
})
