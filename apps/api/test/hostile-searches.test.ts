import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { engines } from './databases.ts'
import { shareShop } from './share-shop.ts'

const indic = fc.integer({ min: 0x900, max: 0xd7f }).map((code) => String.fromCharCode(code))
const grammar = fc.constantFrom(
  ...["'", '"', ':*', ':A', '&', '|', '!', '<->', '(', ')', '\\', '%', '_', '--', ';', '@', '$1'],
)
const wordly = fc.constantFrom(
  'tomato',
  'tamatar',
  'टमाटर',
  'seeds',
  '19:19:19',
  'null',
  '@tomato',
  'lady finger',
  '\u200d',
)
const piece = fc.oneof(indic, grammar, wordly, fc.string({ unit: 'binary', maxLength: 4 }), fc.constant(' '))
const query = fc.array(piece, { minLength: 1, maxLength: 30 }).map((pieces) => pieces.join(''))

/** Ten thousand on each engine take minutes: `HOSTILE_SEARCHES=10000` asks for them. */
const count = Number(process.env['HOSTILE_SEARCHES'] ?? 500)

describe.each(engines)('hostile searches on $name', (engine) => {
  const shop = shareShop(engine)

  it(`answers ${String(count)} of them without a failure`, { timeout: 1_200_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(query, fc.boolean(), fc.string({ maxLength: 8 }), async (text, isArticle, cursor) => {
        const parts = new URLSearchParams({ language: 'en', pageNum: '1', pageSize: '5' })
        parts.set(isArticle ? 'articleName' : 'query', text)
        if (cursor.length > 6) parts.set('cursor', cursor)
        const answer = await shop.api.app.request(`/api/${isArticle ? 'articles' : 'search'}?${parts.toString()}`)
        expect(answer.status).toBeLessThan(500)
      }),
      { numRuns: count },
    )
  })
})
