import { defaultSettings } from '@krishi/storefront-core/settings'
import type { Settings } from '@krishi/storefront-core/settings'
import type { SessionUser } from '@krishi/storefront-core/session'
import { aShop, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import { reviewFormOf } from '@krishi/storefront-hooks/reviews'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { createFakeClock } from '@krishi/storefront-hooks/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FirstReviewsWidget } from '../review-list/index.ts'
import { ReviewFormWidget } from './index.ts'

const product = { productId: 'product-1', handle: 'product-1', name: 'Tomato seed' }
const savitri: Partial<SessionUser> = { isGuestUser: false, userId: 'user-1', firstName: 'Savitri', lastName: 'Patil' }

const dialog = page.getByRole('dialog')
const message = page.getByRole('textbox', { name: 'Your review' })
const submit = page.getByRole('button', { name: 'Submit review' })

async function aForm(settings: Partial<Settings> = {}) {
  const clock = createFakeClock()
  const backend = createMemoryBackend({ shop: aShop(), clock })
  const storefront = createStorefront({
    ports: createMemoryPorts({ backend, user: savitri }),
    locale: 'en',
    settings: { ...defaultSettings, ...settings },
    clock,
  })
  await render(
    <StorefrontProvider storefront={storefront}>
      <FirstReviewsWidget handle="product-1" allHref="#all" />
      <ReviewFormWidget product={product} />
    </StorefrontProvider>,
  )
  await expect.element(page.getByText('No reviews added')).toBeVisible()
  await reviewFormOf(storefront, product).actions.open()
  await expect.element(dialog).toBeVisible()
  return { backend, clock }
}

describe('ReviewFormWidget', () => {
  it('[19.4] starts with five stars, needs a comment, thanks, closes after a second, and the review is there', async () => {
    const { clock, backend } = await aForm()
    await expect.element(page.getByRole('radio', { name: /^5 stars/ })).toBeChecked()
    await submit.click()
    await expect.element(message).toHaveAccessibleDescription(/^Please write a review !/)
    await expect.element(message).toHaveFocus()
    expect(backend.calls('reviews.add')).toBe(0)
    await message.fill('Came up well.')
    await submit.click()
    await expect.element(dialog.getByText('Your review has been submitted')).toBeVisible()
    await clock.advance(999)
    await expect.element(dialog).toBeVisible()
    await clock.advance(1)
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('article', { name: 'Savitri Patil' }).getByText('Came up well.')).toBeVisible()
  })

  it('[19.4] keeps the text when it is not sent, says so, and sends it at the next try', async () => {
    const { backend } = await aForm()
    await message.fill('Came late.')
    backend.set({ offline: true })
    await submit.click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('You are offline. Your review was not sent and is still here.')
    await expect.element(message).toHaveValue('Came late.')
    backend.set({ offline: false, failNext: { code: 'network/server' } })
    await submit.click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Your review was not sent. It is still here: please try again.')
    await submit.click()
    await expect.element(dialog.getByText('Your review has been submitted')).toBeVisible()
  })

  it('[19.5] says that a moderated review is looked at first, and does not show it', async () => {
    const { clock } = await aForm({ isReviewsModerationEnabled: true })
    await message.fill('Good')
    await submit.click()
    await expect.element(dialog.getByText(/We show it after a check/)).toBeVisible()
    await clock.advance(1000)
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByText('No reviews added')).toBeVisible()
  })
})
