import '@krishi/storefront-ui/review-list/styles.css'
import { defaultSettings } from '@krishi/storefront-core/settings'
import { aReview, aShop, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import type { CSSProperties, ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RatingSummaryWidget } from '../rating-summary/index.ts'
import { FirstReviewsWidget, ReviewListWidget } from './index.ts'

/** Long ones. */
const reviews = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aReview({ id: `review-${index + 1}`, message: 'Came up well. '.repeat(60) }),
  )

/** More than any of them needs. */
const theirRoom: CSSProperties & Record<'--sf-review-list-each', string> = { '--sf-review-list-each': '60rem' }

async function aPage(count: number, children: ReactNode) {
  const backend = createMemoryBackend({ shop: aShop({ reviews: { 'product-1': reviews(count) } }) })
  const storefront = createStorefront({
    ports: createMemoryPorts({ backend }),
    locale: 'en',
    settings: defaultSettings,
  })
  await render(
    <StorefrontProvider storefront={storefront}>
      {children}
      <footer style={{ height: '200vh' }} />
    </StorefrontProvider>,
  )
  return { backend }
}

// Ten reviews are then several screens high, however much of each is shown.
beforeEach(() => page.viewport(360, 320))
afterEach(() => page.viewport(360, 740))

const cards = page.getByRole('article')
const count = () => cards.elements().length
const readMore = page.getByRole('link', { name: 'Read more reviews' })

describe('FirstReviewsWidget', () => {
  it.each([
    [9, 9, 0],
    [10, 10, 1],
    [23, 10, 1],
  ])('[19.1] of %i reviews shows %i and %i links to all, and reads one page', async (all, shown, links) => {
    const { backend } = await aPage(all, <FirstReviewsWidget handle="product-1" allHref="#all" />)
    await expect.element(cards.first()).toBeVisible()
    expect(count()).toBe(shown)
    expect(readMore.elements()).toHaveLength(links)
    cards.last().element().scrollIntoView()
    expect(backend.calls('reviews.list')).toBe(1)
  })
})

describe('ReviewListWidget', () => {
  const list = <ReviewListWidget handle="product-1" firstPage={1} pageHref={(pageNo) => `?pageNo=${pageNo}`} />

  it('[19.2] reads on as the last review comes into sight, and stops at an empty page', async () => {
    const { backend } = await aPage(23, list)
    await expect.element(cards.first()).toBeVisible()
    expect(count()).toBe(10)
    expect(backend.calls('reviews.list')).toBe(1)
    await expect.element(page.getByRole('link', { name: 'Load more' })).toHaveAttribute('href', '?pageNo=2')
    cards.last().element().scrollIntoView()
    await expect.poll(count).toBe(20)
    cards.last().element().scrollIntoView()
    await expect.poll(count).toBe(23)
    cards.last().element().scrollIntoView()
    await expect.element(page.getByText('You have read all reviews')).toBeVisible()
    expect(backend.calls('reviews.list')).toBe(4)
  })

  it('[19.2] reads on where pages leave the end in sight, as on a high screen', async () => {
    await page.viewport(360, 20_000)
    await aPage(40, list)
    await expect.poll(count).toBe(40)
  })

  it('[19.2] moves nothing below it as more come into the room that is kept for them', async () => {
    await aPage(
      23,
      <div style={theirRoom}>
        <ReviewListWidget handle="product-1" firstPage={1} reviewCount={23} pageHref={() => '#'} />
      </div>,
    )
    const footer = page.getByRole('contentinfo')
    const place = () => footer.element().getBoundingClientRect().top + window.scrollY
    await expect.element(cards.first()).toBeVisible()
    const before = place()
    cards.last().element().scrollIntoView()
    await expect.poll(count).toBe(20)
    expect(place()).toBe(before)
    cards.last().element().scrollIntoView()
    await expect.poll(count).toBe(23)
    cards.last().element().scrollIntoView()
    await expect.element(page.getByText('You have read all reviews')).toBeVisible()
    expect(place()).toBe(before)
  })

  it('[19.2] reads on by hand', async () => {
    const { backend } = await aPage(12, list)
    const more = page.getByRole('link', { name: 'Load more' })
    await expect.element(more).toBeVisible()
    // Without scrolling there: coming near would read on by itself.
    more.element().focus({ preventScroll: true })
    await userEvent.keyboard('{Enter}')
    await expect.poll(count).toBe(12)
    expect(backend.calls('reviews.list')).toBeGreaterThanOrEqual(2)
  })

  it('[19.2] says that there is none', async () => {
    await aPage(0, list)
    await expect.element(page.getByText('No reviews added')).toBeVisible()
  })

  it('keeps what is there when the next page fails, and does not ask by itself again', async () => {
    const { backend } = await aPage(23, list)
    await expect.element(cards.first()).toBeVisible()
    expect(count()).toBe(10)
    backend.set({ failing: { code: 'request/rate-limited' } })
    cards.last().element().scrollIntoView()
    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(count()).toBe(10)
    backend.set({ failing: null })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(count).toBe(20)
  })
})

describe('RatingSummaryWidget', () => {
  it('[19.3] sums up the ratings of the product', async () => {
    await aPage(3, <RatingSummaryWidget handle="product-1" rating={{ average: 4, reviewCount: 3 }} />)
    await expect.element(page.getByText('3 ratings')).toBeVisible()
    await expect.element(page.getByRole('img', { name: '4 of 5' })).toBeVisible()
  })
})
