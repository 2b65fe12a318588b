import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '../styles.css'
import { aReview, conformance, leakedWords, pseudoMessages, renderInShadow, someReviews } from '../testing/index.ts'
import en from './messages/en.json'
import { reviewListContract } from './review-list.contract.ts'
import { ReviewList, WriteReviewLink } from './index.ts'
import type { ReviewListStatus } from './index.ts'

conformance('ReviewList', {
  contract: reviewListContract,
  widget: () => (
    <ReviewList reviews={[aReview({ pictures: ['/img/review-1.webp'] })]} status="loading-more" nextHref="#more" />
  ),
})

const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? Number.NaN

const readMore = page.getByRole('link', { name: 'Read more reviews' })
const loadMore = page.getByRole('link', { name: 'Load more' })

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('ReviewList %s', (_place, renderThere) => {
  it.each([
    [9, 0],
    [10, 1],
    [11, 0],
  ])('[19.1] with %i reviews on a product’s page has %i links to all', async (count, links) => {
    await renderThere(<ReviewList reviews={someReviews(count)} status="ready" readMoreHref="/all" nextHref="/2" />)
    expect(page.getByRole('article').elements()).toHaveLength(count)
    expect(readMore.elements()).toHaveLength(links)
    expect(loadMore.elements()).toHaveLength(0)
    if (links > 0) await expect.element(readMore).toHaveAttribute('href', '/all')
  })

  it('[19.2] past its end says so and leads back', async () => {
    await renderThere(<ReviewList reviews={[]} status="ended" previousHref="/1" />)
    await expect.element(page.getByText('You have read all reviews')).toBeVisible()
    await expect.element(page.getByText('No reviews added')).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'Show earlier reviews' })).toHaveAttribute('href', '/1')
  })

  it('[19.2] asks for more with a link that works without scripts', async () => {
    let asked = 0
    await renderThere(
      <ReviewList reviews={someReviews(10)} status="ready" nextHref="?pageNo=2" onLoadMore={() => (asked += 1)} />,
    )
    await expect.element(loadMore).toHaveAttribute('href', '?pageNo=2')
    await loadMore.click()
    expect(asked).toBe(1)
  })
})

describe('ReviewList', () => {
  it('[19.1] shows author, stars, date and words, the words in their language', async () => {
    await render(
      <ReviewList
        status="ended"
        reviews={[aReview({ language: 'hi', message: 'बीज अच्छे हैं', pictures: ['/img/review-1.webp'] })]}
      />,
    )
    const card = page.getByRole('article', { name: 'Savitri Patil' })
    await expect.element(card.getByRole('img', { name: '4 of 5' })).toBeVisible()
    await expect.element(card.getByText('2 Nov 2026 12:00 PM')).toBeVisible()
    await expect.element(card.getByText('बीज अच्छे हैं')).toHaveAttribute('lang', 'hi')
    await expect.element(card.getByRole('link', { name: 'Picture 1 by Savitri Patil' })).toBeVisible()
  })

  it('[19.1] says who bought it here, and of nobody else', async () => {
    const reviews = [aReview({ id: '1', isBuyer: true, author: 'Savitri' }), aReview({ id: '2', author: 'Meena' })]
    await render(<ReviewList status="ended" reviews={reviews} />)
    const card = (name: string) => page.getByRole('article', { name })
    await expect.element(card('Savitri').getByText('Bought here')).toBeVisible()
    expect(card('Meena').getByText('Bought here').elements()).toEqual([])
  })

  it('says what to call one who gave no name', async () => {
    await render(<ReviewList status="ended" reviews={[aReview({ author: '' })]} />)
    await expect.element(page.getByRole('article', { name: 'A shopper' })).toBeVisible()
  })

  it('[19.2] says that no reviews are added, why one helps, and how to write it', async () => {
    await render(<ReviewList reviews={[]} status="ended" emptyAction={<button type="button">Write</button>} />)
    await expect.element(page.getByText('No reviews added')).toBeVisible()
    await expect.element(page.getByText(/helps other farmers/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Write' })).toBeVisible()
  })

  it('keeps the focus on the way to more while more is loading', async () => {
    const { rerender } = await render(<ReviewList reviews={someReviews(10)} status="ready" nextHref="#2" />)
    loadMore.element().focus()
    await rerender(<ReviewList reviews={someReviews(10)} status="loading-more" nextHref="#2" />)
    await expect.element(loadMore).toHaveFocus()
    await expect.element(loadMore).toHaveAttribute('aria-busy', 'true')
  })

  it.each([
    ['goes on at the end when the way to more leaves with it', true],
    ['stays where it is when it was elsewhere', false],
  ])('the focus %s', async (_name, onMore) => {
    const { rerender } = await render(<ReviewList reviews={someReviews(10)} status="loading-more" nextHref="#2" />)
    if (onMore) loadMore.element().focus()
    await rerender(<ReviewList reviews={someReviews(14)} status="ended" />)
    const end = page.getByText('You have read all reviews')
    await expect.element(onMore ? end : page.elementLocator(document.body)).toHaveFocus()
  })

  it('[19.2] says when all are read, and offers no more', async () => {
    await render(<ReviewList reviews={someReviews(3)} status="ended" nextHref="#2" />)
    await expect.element(page.getByText('You have read all reviews')).toBeVisible()
    expect(loadMore.elements()).toHaveLength(0)
  })

  it.each([undefined, 40])(
    '[19.2] gives the element after the last review to whoever observes it, with %s expected',
    async (expected) => {
      let sentinel: HTMLDivElement | null = null
      const observe = (element: HTMLDivElement | null) => void (sentinel = element)
      await render(
        <ReviewList reviews={someReviews(3)} status="ready" nextHref="#2" expected={expected} sentinelRef={observe} />,
      )
      const last = page.getByRole('listitem').elements().at(-1)
      expect(last?.compareDocumentPosition(sentinel ?? document)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
      const gap = topOf(sentinel) - (last?.getBoundingClientRect().bottom ?? Number.NaN)
      expect(gap).toBeLessThan(40)
    },
  )

  it('[19.2] moves nothing below it as those come that room is kept for, up to fifty', async () => {
    const list = (shown: number, expected: number, status: ReviewListStatus) => (
      <>
        <ReviewList reviews={someReviews(shown)} status={status} nextHref="#2" expected={expected} />
        <footer>Help</footer>
      </>
    )
    const { rerender } = await render(list(10, 4, 'ready'))
    const foot = page.getByRole('contentinfo')
    const before = topOf(foot.element())
    await rerender(list(10, 4, 'loading-more'))
    expect(topOf(foot.element())).toBe(before)
    await rerender(list(14, 0, 'ended'))
    expect(topOf(foot.element())).toBe(before)
    await rerender(list(10, 50, 'ready'))
    const most = topOf(foot.element())
    await rerender(list(10, 5000, 'ready'))
    expect(topOf(foot.element())).toBe(most)
  })

  it('keeps what is there when a page fails, says so and tries again', async () => {
    let tries = 0
    await render(<ReviewList reviews={someReviews(3)} status="failed" onRetry={() => (tries += 1)} />)
    await expect.element(page.getByRole('alert').getByText('The reviews could not be loaded')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    expect([tries, page.getByRole('article').elements().length]).toEqual([1, 3])
  })

  it('says once that it is loading, and how many are there', async () => {
    const { rerender } = await render(<ReviewList reviews={[]} status="loading" />)
    await expect.element(page.getByRole('status')).toHaveTextContent('Loading reviews…')
    await rerender(<ReviewList reviews={someReviews(10)} status="ready" nextHref="#2" />)
    await expect.element(page.getByRole('status')).toHaveTextContent('10 reviews shown')
  })

  it.each(['loading-more', 'ended', 'ready'] as const)('has no word outside its messages when %s', async (status) => {
    const review = aReview({ author: 'data', message: 'data', pictures: ['/img/review-1.webp'] })
    const { container } = await render(
      <ReviewList reviews={[review]} status={status} nextHref="#" messages={pseudoMessages(en)} />,
    )
    expect(leakedWords(container, ['data', '4 of 5', '2 Nov 2026 12:00 PM'])).toEqual([])
  })
})

it('[19.4] leads to where a review is written', async () => {
  const { container } = await render(<WriteReviewLink href="/products/neem/reviews" messages={pseudoMessages(en)} />)
  const { pathname } = new URL((page.getByRole('link').element() as HTMLAnchorElement).href)
  expect([pathname, leakedWords(container, [])]).toEqual(['/products/neem/reviews', []])
})
