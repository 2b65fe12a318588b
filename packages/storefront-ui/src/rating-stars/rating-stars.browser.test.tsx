import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '../styles.css'
import styles from '../styles.css?inline'
import { conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import en from './messages/en.json'
import { ratingStarsContract } from './rating-stars.contract.ts'
import { RatingStars } from './index.ts'

conformance('RatingStars', { contract: ratingStarsContract, widget: () => <RatingStars average={4.3} /> })

/** The share of the stars that is rendered as filled, in percent. */
function filledShare(): number {
  const stars = page.getByRole('img').element().querySelector("[data-part='stars']")
  if (!stars) throw new Error('There are no stars, so nothing is rendered. Render RatingStars first.')
  return Number(/([\d.]+)%/.exec(getComputedStyle(stars).backgroundImage)?.[1])
}

describe.each([
  ['in the page', (average: number) => render(<RatingStars average={average} />)],
  ['in a shadow root', (average: number) => renderInShadow(<RatingStars average={average} />, { styles })],
] as const)('RatingStars %s', (_place, show) => {
  it.each([
    [4.3, '4.3 of 5', 86],
    [2.5, '2.5 of 5', 50],
    [5, '5 of 5', 100],
    [0, '0 of 5', 0],
    [7, '5 of 5', 100],
  ])('[19.7] fills fractions of stars: %s', async (average, name, share) => {
    await show(average)
    await expect.element(page.getByRole('img', { name, exact: true })).toBeVisible()
    expect(filledShare()).toBe(share)
  })
})

describe('RatingStars', () => {
  it('has no word of its own outside its messages', async () => {
    const { container } = await render(<RatingStars average={4.3} messages={pseudoMessages(en)} />)
    expect(leakedWords(container)).toEqual([])
  })
})
