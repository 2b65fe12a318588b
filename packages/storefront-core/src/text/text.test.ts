import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  analyticsItemName,
  blankId,
  countGraphemes,
  createId,
  cutAtGrapheme,
  foldLookAlikes,
  slugify,
  stripIframes,
  tidyName,
  truncateGraphemes,
} from './index.ts'

const graphemeTexts = fc.string({ unit: fc.constantFrom('a', 'தி', 'நி', 'స్త్ర', 'क्षि', '👩🏽‍🌾', 'é', ' ') })

describe('slugify', () => {
  it.each([
    ['Neem Oil 10,000 PPM!', 'neem-oil-10000-ppm'],
    ['  a  -  b  ', 'a-b'],
    ['NPK 19:19:19 (1 kg)', 'npk-191919-1-kg'],
    ['Tata’s “Best”', 'tatas-best'],
    ['नीम तेल', 'नीम-तेल'],
    ['தக்காளி விதை', 'தக்காளி-விதை'],
    ['-x-', 'x'],
    ['---', ''],
    ['', ''],
    ['½ kg', '½-kg'],
  ])('[02.5] makes %j %j', (text, slug) => {
    expect(slugify(text)).toBe(slug)
  })

  it('[02.5] may be repeated and gives nothing that an address has to escape as punctuation', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const slug = slugify(text)
        expect(slugify(slug)).toBe(slug)
        expect(slug).toMatch(/^(?:[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*)?$/u)
      }),
    )
  })
})

describe('ids', () => {
  it('[02.6] has a blank id of zeros', () => {
    expect(blankId).toBe('00000000-0000-0000-0000-000000000000')
  })

  it('[02.6] asks for sixteen bytes and keeps them but for version and variant', () => {
    const lengths: number[] = []
    const id = createId((length) => {
      lengths.push(length)
      return Uint8Array.from({ length }, (_, index) => index)
    })
    expect(lengths).toEqual([16])
    expect(id).toBe('00010203-0405-4607-8809-0a0b0c0d0e0f')
    expect(createId((length) => new Uint8Array(length).fill(255))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
  })

  it('[02.6] gives ids of 36 characters that differ when the bytes do', () => {
    const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 })
    fc.assert(
      fc.property(fc.uniqueArray(bytes, { minLength: 2, selector: (value) => value.slice(0, 6).join() }), (sources) => {
        const ids = sources.map((source) => createId(() => source))
        expect(new Set(ids).size).toBe(sources.length)
        for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
      }),
    )
  })
})

describe('stripIframes', () => {
  it.each([
    ['<p>a</p><iframe src="x"></iframe><p>b</p>', '<p>a</p><p>b</p>'],
    ['<IFRAME SRC=x>in</IFrame >b', 'b'],
    ['a<iframe\nsrc="x">\nin\n</iframe\n>b', 'ab'],
    ['<iframe title="a>b" src=x></iframe>c', 'c'],
    ['<iframe src=x/>rest', ''],
    ['<iframe>a<iframe>b</iframe>c</iframe>d', 'cd'],
    ['<iframe>1</iframe>a<iframe>2</iframe>b', 'ab'],
    ['<ifr<iframe></iframe>ame src=x></iframe>b', '<ifr ame src=x>b'],
    ['<<iframe></iframe><iframe></iframe>iframe>b', '< iframe>b'],
    ['</if</iframe>rame>b', '</if rame>b'],
    ['a</iframe', 'a'],
    ['a</iframe x>b', 'ab'],
    ['<iframe', ''],
    ['<iframes>a</iframes>', '<iframes>a</iframes>'],
    ['<iframe-x>a</iframe-x>', '<iframe-x>a</iframe-x>'],
    ['iframe a &lt;iframe&gt;', 'iframe a &lt;iframe&gt;'],
    ['', ''],
  ])('[02.7] makes %j %j', (html, expected) => {
    expect(stripIframes(html)).toBe(expected)
  })

  it.each(['<iframe', '</iframe', '<iframe></iframe', '<if<iframe></iframe>', '</i</iframe>'])(
    '[V1.2.9] reads %j, many times over, once',
    (piece) => {
      // Reading it again for each cut would take hours.
      expect(stripIframes(piece.repeat(200_000))).not.toMatch(/<\/?iframe(?![\w-])/i)
    },
  )

  it('[02.7] leaves no iframe, however it is nested', () => {
    const pieces = fc.constantFrom(
      '<iframe',
      '<iframe src="x">',
      '</iframe>',
      '</iframe',
      'if',
      'rame',
      '<',
      '/',
      '>',
      'a',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 20 }), (parts) => {
        expect(stripIframes(parts.join(''))).not.toMatch(/<\/?iframe(?![\w-])/i)
      }),
      { numRuns: 500 },
    )
  })
})

describe('graphemes', () => {
  it('[02.8] counts what a reader counts', () => {
    expect(countGraphemes('')).toBe(0)
    expect(countGraphemes('தமிழ்')).toBe(3)
    expect(countGraphemes('👩🏽‍🌾 ok')).toBe(4)
  })

  it('[02.8] truncates between written characters', () => {
    expect(truncateGraphemes('தமிழ்', 2)).toBe('தமி')
    expect(truncateGraphemes('தமிழ்', 3)).toBe('தமிழ்')
    expect(truncateGraphemes('abcd', 3)).toBe('abc')
    expect(truncateGraphemes('abc', 0)).toBe('')
    fc.assert(
      fc.property(graphemeTexts, fc.nat(12), (text, count) => {
        const cut = truncateGraphemes(text, count)
        expect(text.startsWith(cut)).toBe(true)
        expect(countGraphemes(cut)).toBe(Math.min(count, countGraphemes(text)))
      }),
    )
  })

  it('[02.8] cuts to a length without splitting a written character', () => {
    expect(cutAtGrapheme('தமிழ்', 4)).toBe('தமி')
    expect(cutAtGrapheme('தமிழ்', 5)).toBe('தமிழ்')
    expect(cutAtGrapheme('👩🏽‍🌾', 3)).toBe('')
    fc.assert(
      fc.property(graphemeTexts, fc.nat(12), (text, length) => {
        const cut = cutAtGrapheme(text, length)
        expect(text.startsWith(cut)).toBe(true)
        expect(cut.length).toBeLessThanOrEqual(length)
        expect(countGraphemes(cut) + countGraphemes(text.slice(cut.length))).toBe(countGraphemes(text))
      }),
    )
  })

  it('[02.8] cuts the name of an analytics item to 98 characters', () => {
    expect(analyticsItemName('a'.repeat(98))).toHaveLength(98)
    expect(analyticsItemName('a'.repeat(99))).toBe('a'.repeat(98))
    expect(analyticsItemName(`${'a'.repeat(97)}தி`)).toBe('a'.repeat(97))
    expect(analyticsItemName('Neem oil')).toBe('Neem oil')
  })
})

describe('a name of the catalogue', () => {
  it.each([
    ['T\u043em\u0430to Hybrid Seeds', 'Tomato Hybrid Seeds'],
    ['\u041enion', 'Onion'],
    ['\u0412rinjal of \u041dapur', 'Brinjal of Hapur'],
    ['Chilli\u00a0Hybrid  Seeds ', 'Chilli Hybrid Seeds'],
    ['क\u093c', 'क़'.normalize('NFC')],
    ['க\u0bc6\u0bbeய்யா', 'கொய்யா'],
    ['Москва β 20', 'Москва β 20'],
    ['сор', 'сор'],
  ])('[13.10] is read as it was meant: %s', (name, meant) => {
    expect(tidyName(name)).toBe(meant)
    expect(tidyName(meant)).toBe(meant)
  })

  it('[13.10] has its look-alikes folded, and no other letters', () => {
    expect(foldLookAlikes('\u0421\u043e\u0442\u0442\u043en, жб, λ')).toBe('Cotton, жб, λ')
  })
})
