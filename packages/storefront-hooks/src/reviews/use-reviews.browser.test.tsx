import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aStorefront } from '../testing/a-storefront.ts'
import { renderInStorefront } from '../testing/render-hooks.tsx'
import { useRatingSummary, useReviewForm, useReviews } from './index.ts'

const product = { productId: 'product-2', handle: 'product-2', name: 'Product 2' }

function Reviews() {
  const { status, reviews, pageNum, isEndReached, error, loadMore, retry } = useReviews({ handle: 'product-2' })
  const summary = useRatingSummary('product-2')
  const form = useReviewForm(product)
  return (
    <>
      <p>
        {status}: {reviews.length}, page {pageNum}
        {isEndReached && ', that is all'}
      </p>
      <p>First: {reviews[0]?.message}</p>
      <p>Ratings: {summary.status === 'ready' && summary.value[0]?.count}</p>
      {error && <p>Failed: {error.code}</p>}
      <p>Form: {form.status}</p>
      <button onClick={loadMore}>More</button>
      <button onClick={retry}>Again</button>
      <button onClick={() => form.setMessage('My own words')}>Write</button>
      <button onClick={() => void form.submit()}>Send</button>
    </>
  )
}

const press = (name: string) => page.getByRole('button', { name }).click()
const says = (text: string) => expect.element(page.getByText(text)).toBeVisible()

describe('hooks of reviews', () => {
  it('[19.2] count up from page 1, stop at an empty page, and then ask for nothing', async () => {
    const { storefront, backend } = aStorefront()
    await renderInStorefront(storefront, <Reviews />)
    await says('ready: 10, page 1')
    await press('More')
    await says('ready: 12, page 2')
    await press('More')
    await says('ready: 12, page 3, that is all')
    await press('More')
    expect(backend.calls('reviews.list')).toBe(3)
  })

  it('fail with the code, keep what is there, and go on after a retry', async () => {
    const { storefront, backend } = aStorefront()
    await renderInStorefront(storefront, <Reviews />)
    await says('ready: 10, page 1')
    backend.set({ failNext: { code: 'request/rate-limited' } })
    await press('More')
    await says('Failed: request/rate-limited')
    await says('ready: 10, page 1')
    await press('Again')
    await says('ready: 12, page 2')
  })

  it('[19.4] show the new review and the new summary once it is sent', async () => {
    const { storefront } = aStorefront({ user: { isGuestUser: false, userId: 'user-1' } })
    await renderInStorefront(storefront, <Reviews />)
    await says('Ratings: 12')
    await press('Write')
    await press('Send')
    await says('Form: sent')
    await says('First: My own words')
    await says('Ratings: 13')
  })
})
