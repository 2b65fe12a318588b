import { describe, expect, it } from 'vitest'
import { aProduct } from '../testing/fixtures.ts'
import { spokenParts } from './index.ts'

const hindi = (text: string) => ({ text, lang: 'hi' }) as const
const english = (text: string) => ({ text, lang: 'en' }) as const

function aTextOf(changes: Partial<Parameters<typeof spokenParts>[0]>) {
  return { ...aProduct(), overviewHtml: null, descriptionHtml: null, ...changes }
}

describe('spokenParts', () => {
  it('are name, kind and text, sentence by sentence and without markup', () => {
    const product = aTextOf({
      productKind: english('Insecticide'),
      overviewHtml: english('<h2>Use</h2>\n<p>Mix 0.15&nbsp;% in water. Spray at <b>dusk</b>!</p>'),
      descriptionHtml: english('<ul><li>Aphids &amp; mites</li><li>Whitefly<br>Thrips</li></ul>'),
    })
    expect(spokenParts(product, 'en')).toEqual([
      ...['Neem oil', 'Insecticide', 'Use', 'Mix 0.15 % in water.', 'Spray at dusk !'],
      ...['Aphids & mites', 'Whitefly', 'Thrips'],
    ])
  })

  it('are only what the catalogue has in the language of the voice', () => {
    const product = aTextOf({ overviewHtml: hindi('<p>शाम को छिड़कें। पानी मिलाएँ।</p>') })
    expect(spokenParts(product, 'hi')).toEqual(['शाम को छिड़कें।', 'पानी मिलाएँ।'])
    expect(spokenParts(product, 'te')).toEqual([])
  })

  it('are short enough for every voice', () => {
    const parts = spokenParts(aTextOf({ productName: english('word '.repeat(100)) }), 'en')
    expect(parts.length).toBeGreaterThan(1)
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(200)
    expect(parts.join(' ').split(' ')).toHaveLength(100)
  })
})
