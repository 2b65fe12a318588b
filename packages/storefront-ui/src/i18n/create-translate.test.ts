import compile from 'icu-minify/compile'
import { describe, expect, it } from 'vitest'
import { createTranslate } from './create-translate.ts'
import { fillMessage } from './fill-message.ts'
import { formatMessage } from './format-message.ts'
import type { MessageError } from './messages.ts'

const en = {
  remove: compile('Remove {product}'),
  lines: compile('{count, plural, =0 {No products} one {# product} other {# products}}'),
}

function translate(sources: Partial<Parameters<typeof createTranslate>[0]> = {}, format = formatMessage) {
  const errors: MessageError[] = []
  const all = { scope: 'cartLines', en, overrides: undefined, provided: undefined, locale: 'en' as const, ...sources }
  const t = createTranslate({ ...all, onMessageError: (error) => errors.push(error) }, format)
  return { t, errors }
}

describe('texts of a widget', () => {
  it('puts overrides before the provider, and the provider before English', () => {
    const provided = { remove: compile('{product} हटाएँ') }
    const { t } = translate({ locale: 'hi', provided })
    expect(t('remove', { product: 'टमाटर' })).toBe('टमाटर हटाएँ')
    const own = translate({ locale: 'hi', provided, overrides: { remove: compile('{product} निकालें') } })
    expect(own.t('remove', { product: 'टमाटर' })).toBe('टमाटर निकालें')
  })

  it('[01.2] falls back to English key by key and says in which language the text is', () => {
    const { t } = translate({ locale: 'ta', provided: { remove: compile('{product} நீக்கு') } })
    expect(t('lines', { count: 2 })).toBe('2 products')
    expect(t.lang('lines')).toBe('en')
    expect(t.lang('remove')).toBe('ta')
  })

  it('reports a text that the language lacks, once', () => {
    const { t, errors } = translate({ locale: 'bn', provided: {} })
    t('remove', { product: 'x' })
    t('remove', { product: 'y' })
    expect(errors).toEqual([{ scope: 'cartLines', key: 'remove', locale: 'bn' }])
  })

  it('has nothing to report in English', () => {
    const { t, errors } = translate()
    expect(t('remove', { product: 'seeds' })).toBe('Remove seeds')
    expect(errors).toEqual([])
  })

  it('counts nothing as nothing, where Hindi would say one', () => {
    const provided = { lines: compile('{count, plural, =0 {कुछ नहीं} one {# चीज़} other {# चीज़ें}}') }
    const { t } = translate({ locale: 'hi', provided })
    expect([0, 1, 2].map((count) => t('lines', { count }))).toEqual(['कुछ नहीं', '1 चीज़', '2 चीज़ें'])
  })

  it.each(['bn', 'kn'] as const)('writes numbers of %s in Latin digits and lakhs', (locale) => {
    const provided = { lines: compile('{count, plural, =0 {-} one {#} other {#}}') }
    const { t } = translate({ locale, provided })
    expect(t('lines', { count: 1_234_567 })).toBe('12,34,567')
  })

  it('stops at a date in a message, which browsers write differently', () => {
    const { t } = translate({ en: { day: compile('{day, date, short}') } })
    expect(() => t('day', { day: 0 })).toThrow()
  })

  it('is read alike by the reader of texts that only name things', () => {
    const texts = { en: { plain: 'Close', place: compile('{number} of {total}, {name}') } }
    const values = { number: 2, total: 1_234, name: 'Tomato' }
    const [plain, icu] = [translate(texts, fillMessage).t, translate(texts).t]
    expect(plain('plain')).toBe('Close')
    expect(plain('place', values)).toBe('2 of 1234, Tomato')
    expect(icu('place', values)).toBe('2 of 1234, Tomato')
  })
})
