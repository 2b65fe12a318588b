import { aProduct, aReview } from '@krishi/storefront-hooks/memory'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showElement } from '../testing/show-element.tsx'
import reviews from './reviews.tsx'

const goods = {
  products: [
    aProduct({ productId: 'tomato', rating: { average: 4.5, reviewCount: 12 } }),
    aProduct({ productId: 'new', rating: { average: 0, reviewCount: 0 } }),
  ],
  reviews: { tomato: Array.from({ length: 12 }, (_, index) => aReview({ id: `review-${index + 1}` })) },
}
const show = (product: string, conditions = {}) =>
  showElement(reviews, { html: `<krishi-reviews product="${product}"></krishi-reviews>`, goods, conditions })
const link = (name: string) => page.getByRole('link', { name })
const allReviews = 'https://shop.example/products/tomato/reviews'

it('[19.1, 19.3] shows the first reviews with the shares of the stars, and leads to the shop for more and to write', async () => {
  const { fallback, host } = await show('tomato')
  await expect.element(page.getByRole('article').nth(9)).toBeVisible()
  expect(page.getByRole('article').elements()).toHaveLength(10)
  await expect.element(page.getByRole('list', { name: 'Ratings by number of stars' })).toBeVisible()
  await expect.element(link('Read more reviews')).toHaveAttribute('href', allReviews)
  await expect.element(link('Write a review')).toHaveAttribute('href', allReviews)
  await expect.element(fallback).not.toBeInTheDocument()
  expect(host.shadowRoot?.querySelector('form, input, textarea')).toBeNull()
})

it('says where nobody has written yet, and leads to the shop to be the first', async () => {
  await show('new')
  await expect.element(page.getByText('No reviews added')).toBeVisible()
  expect(link('Write a review').elements()).toHaveLength(1)
})

it.each([
  ['there is no such product', 'none', {}],
  ['the shop does not answer', 'tomato', { offline: true }],
])('leaves the link where %s', async (_, product, conditions) => {
  const { fallback, host } = await show(product, conditions)
  await expect.element(fallback).toBeVisible()
  expect(host.shadowRoot?.querySelector('[data-scope]')).toBeNull()
})
