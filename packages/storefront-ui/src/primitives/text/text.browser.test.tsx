import { hyphenate } from '@krishi/storefront-core/format'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { UiProvider } from '../../i18n/index.ts'
import { aText } from '../../testing/index.ts'
import { HyphenationContext, Text, WrittenText } from './index.ts'

describe('Text', () => {
  it('marks an English name on a Hindi page, and leaves a Hindi one alone', async () => {
    await render(
      <UiProvider locale="hi">
        <Text value={aText('Tomato seeds')} as="h3" />
        <Text value={aText('टमाटर बीज', 'hi')} />
      </UiProvider>,
    )
    await expect.element(page.getByRole('heading', { name: 'Tomato seeds' })).toHaveAttribute('lang', 'en')
    await expect.element(page.getByText('टमाटर बीज')).not.toHaveAttribute('lang')
  })
})

describe('Text that is too long for its line', () => {
  it('is broken where the host says', async () => {
    await render(
      <HyphenationContext.Provider value={hyphenate}>
        <Text value={aText('பூஞ்சைக்கொல்லி', 'ta')} as="p" />
      </HyphenationContext.Provider>,
    )
    expect(page.getByRole('paragraph').element().textContent).toBe('பூஞ்சைக்\u00adகொல்லி')
  })
})

describe('WrittenText', () => {
  it.each([
    ['Malegaon', 'en'],
    ['మాలేగావ్', 'te'],
    ['नाशिक 422001', null],
    ['422001', null],
  ])('marks %s with the language of its script on a Hindi page', async (text, lang) => {
    await render(
      <UiProvider locale="hi">
        <WrittenText text={text} />
      </UiProvider>,
    )
    expect(page.getByText(text).element().getAttribute('lang')).toBe(lang)
  })
})
