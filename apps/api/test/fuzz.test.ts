import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { engines } from './databases.ts'
import { shareShop } from './share-shop.ts'
import { validCalls } from './valid-calls.ts'

const nasty = fc.oneof(
  fc.jsonValue({ maxDepth: 2, stringUnit: 'binary' }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(-1, 0, 1e308, 2 ** 31, 2 ** 53, 1.5, '', '\0', '\ud800', '１２', '१२३', '=1+1', '__proto__', null),
)

/** Replaces something inside a JSON value, picked by numbers that say which way to go down. */
function spoil(value: unknown, [turn, ...turns]: readonly number[], by: unknown): unknown {
  if (turn === undefined || typeof value !== 'object' || value === null) return by
  const entries = Object.entries(value)
  const at = entries.length > 0 ? turn % entries.length : 0
  const spoilt = entries.map(([key, each], index) => [key, index === at ? spoil(each, turns, by) : each] as const)
  return Array.isArray(value) ? spoilt.map(([, each]) => each) : Object.fromEntries(spoilt)
}

describe.each(engines)('any body at all on $name', (engine) => {
  const shop = shareShop(engine)

  const withBody = validCalls.filter((each) => each.body !== undefined)

  it.each(withBody.map((valid) => [valid.name, valid] as const))('%s never fails', async (_name, valid) => {
    const { path, ...rest } = valid
    const turns = fc.array(fc.nat(20), { maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(turns, nasty, async (way, by) => {
        const body = spoil(valid.body, way, by) ?? null
        const { status } = await shop.shopper.call(path, { ...rest, body })
        expect(status).toBeLessThan(500)
      }),
      { numRuns: 150 },
    )
  })

  it.each(['/products/', '/collections/', '/pincodes/', '/checkouts/', '/orders/'])(
    'any address under %s never fails',
    async (prefix) => {
      const segment = fc.string({ unit: 'binary', maxLength: 80 }).filter((text) => !/\p{Surrogate}/u.test(text))
      await fc.assert(
        fc.asyncProperty(segment, segment, async (name, language) => {
          const path = `${prefix}${encodeURIComponent(name)}?language=${encodeURIComponent(language)}`
          for (const each of [path, `${prefix}${encodeURIComponent(name)}?language=en`]) {
            expect((await shop.shopper.call(each)).status).toBeLessThan(500)
          }
        }),
        { numRuns: 100 },
      )
    },
  )
})
