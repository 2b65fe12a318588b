import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '../styles.css'
import { aRatingSummary, conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import en from './messages/en.json'
import { ratingSummaryContract } from './rating-summary.contract.ts'
import { RatingSummary } from './index.ts'

conformance('RatingSummary', {
  contract: ratingSummaryContract,
  widget: () => <RatingSummary summary={aRatingSummary()} />,
})

/** From where to where each part that can be seen reaches, from above to below. */
const placesIn = (container: Element) =>
  [...container.querySelectorAll('p, li, [role="img"]')].map((part) => {
    const { top, bottom } = part.getBoundingClientRect()
    return [top, bottom]
  })

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('RatingSummary %s', (_place, renderThere) => {
  it('[19.3] tells average, number of ratings and the share of each number of stars, five first', async () => {
    await renderThere(<RatingSummary summary={aRatingSummary()} />)
    await expect.element(page.getByRole('img', { name: '4.3 of 5' })).toBeVisible()
    await expect.element(page.getByText('128 ratings')).toBeVisible()
    const rows = page.getByRole('list', { name: 'Ratings by number of stars' }).getByRole('listitem')
    expect(rows.elements().map((row) => row.textContent)).toEqual([
      '5 stars62%',
      '4 stars21%',
      '3 stars9%',
      '2 stars3%',
      '1 star5%',
    ])
  })
})

describe('RatingSummary', () => {
  it('[19.3] draws each bar as long as its share', async () => {
    const { container } = await render(<RatingSummary summary={aRatingSummary()} />)
    const shares = [...container.querySelectorAll("[data-part='bar']")].map((bar) => {
      const filled = parseFloat(getComputedStyle(bar, '::before').inlineSize)
      return Math.round((100 * filled) / bar.getBoundingClientRect().width)
    })
    expect(shares).toEqual([62, 21, 9, 3, 5])
  })

  it('says that nobody has rated, and draws no bars', async () => {
    const none = aRatingSummary().map((share) => ({ ...share, percentage: 0, average: 0, count: 0 }))
    await render(<RatingSummary summary={none} />)
    await expect.element(page.getByText('No ratings yet')).toBeVisible()
    expect(page.getByRole('list').elements()).toEqual([])
  })

  it('keeps the place of shares that have not come: nothing moves when they come', async () => {
    const pending = aRatingSummary().map((share) => ({ ...share, percentage: 0 }))
    const { container, rerender } = await render(<RatingSummary summary={pending} isPending />)
    const rows = page.getByRole('list', { name: 'Ratings by number of stars' })
    await expect.element(rows).toHaveAttribute('aria-busy', 'true')
    await expect.element(page.getByText('0%').first()).not.toBeVisible()
    const kept = placesIn(container)
    await rerender(<RatingSummary summary={aRatingSummary()} />)
    await expect.element(page.getByText('62%')).toBeVisible()
    await expect.element(rows).not.toHaveAttribute('aria-busy')
    expect(placesIn(container)).toEqual(kept)
  })

  it('has no word of its own outside its messages', async () => {
    const { container } = await render(<RatingSummary summary={aRatingSummary()} messages={pseudoMessages(en)} />)
    expect(leakedWords(container, ['4.3 of 5'])).toEqual([])
  })
})
