import type { Locale } from '@krishi/storefront-core/locale'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '../styles.css'
import { UiProvider } from '../i18n/index.ts'
import { conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import bn from './messages/bn.json'
import en from './messages/en.json'
import hi from './messages/hi.json'
import kn from './messages/kn.json'
import ta from './messages/ta.json'
import te from './messages/te.json'
import { ratingInputContract } from './rating-input.contract.ts'
import { RatingInput } from './index.ts'

const nothing = () => undefined

conformance('RatingInput', {
  contract: ratingInputContract,
  widget: () => <RatingInput value={3} onValueChange={nothing} error="Choose" />,
})

function Rating({ first = 5 }: { first?: number }) {
  const [value, setValue] = useState(first)
  return <RatingInput value={value} onValueChange={setValue} />
}

const star = (name: string) => page.getByRole('radio', { name })

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('RatingInput %s', (_place, renderThere) => {
  it('[19.4] is one Tab stop whose arrows choose among five named stars', async () => {
    await renderThere(<Rating />)
    await expect.element(page.getByRole('group', { name: 'Your rating' })).toBeVisible()
    await expect.element(star('5 stars, very good')).toBeChecked()
    star('5 stars, very good').element().focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(star('4 stars, good')).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await expect.element(star('1 star, very bad')).toBeChecked()
    await star('3 stars, okay').click()
    await expect.element(star('3 stars, okay')).toBeChecked()
  })
})

describe('RatingInput', () => {
  const languages: readonly (readonly [Locale, typeof en])[] = [
    ['en', en],
    ['hi', hi],
    ['te', te],
    ['ta', ta],
    ['kn', kn],
    ['bn', bn],
  ]

  it.each(languages)('[19.4] names every star with its number in %s', async (locale, messages) => {
    await render(
      <UiProvider locale={locale} messages={{ ratingInput: messages }}>
        <RatingInput value={0} onValueChange={nothing} />
      </UiProvider>,
    )
    for (const count of [1, 2, 3, 4, 5]) {
      await expect.element(page.getByRole('radio').nth(count - 1)).toHaveAccessibleName(new RegExp(`${count}.+,.+`))
    }
  })

  it('lets no stars be chosen yet, and says what is wrong', async () => {
    await render(<RatingInput value={0} onValueChange={nothing} error="Please choose" />)
    await expect.element(page.getByText('Choose 1 to 5 stars')).toBeVisible()
    await expect.element(page.getByRole('group')).toHaveAccessibleDescription('Please choose')
    for (const radio of page.getByRole('radio').all()) await expect.element(radio).not.toBeChecked()
  })

  it('has targets of 44 px', async () => {
    await render(<Rating />)
    for (const radio of page.getByRole('radio').elements()) {
      const { width, height } = radio.getBoundingClientRect()
      expect([width, height]).toEqual([44, 44])
    }
  })

  it('has no word of its own outside its messages', async () => {
    // A star's name holds its word, and one mark within another is not seen through.
    const words = Object.fromEntries(['word1', 'word2', 'word3', 'word4', 'word5'].map((key) => [key, 'data']))
    const messages = { ...pseudoMessages(en), ...words }
    const { container } = await render(<RatingInput value={2} onValueChange={nothing} messages={messages} />)
    expect(leakedWords(container, ['data'])).toEqual([])
  })
})
