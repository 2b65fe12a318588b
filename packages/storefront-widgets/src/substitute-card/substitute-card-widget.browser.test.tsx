import { mergeSettings } from '@krishi/storefront-core/settings'
import { createCartStore } from '@krishi/storefront-hooks/cart'
import {
  aProduct,
  aShop,
  aStorage,
  aVariant,
  createMemoryBackend,
  createMemoryPorts,
  english,
} from '@krishi/storefront-hooks/memory'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SubstituteCardWidget, SubstituteNoticeWidget } from './index.ts'

const pack = aVariant({ id: 'dear-1', price: 40_000 })
const cheapPack = aVariant({ id: 'cheap-1', price: 30_000 })
const content = 'Azadirachtin 0.15% EC'
const dear = aProduct({
  productId: 'dear',
  productName: english('Dear neem'),
  technicalContent: content,
  variants: [pack],
})

async function open(own: { readonly rating?: number; readonly settings?: object; readonly noticeOf?: string } = {}) {
  const { rating = 4, settings = {}, noticeOf = content } = own
  const cheap = aProduct({
    productId: 'cheap',
    productName: english('Cheap neem'),
    technicalContent: content,
    rating: { average: rating, reviewCount: 9 },
    variants: [cheapPack],
  })
  const backend = createMemoryBackend({ shop: aShop({ products: [dear, cheap] }) })
  const storefront = createStorefront({
    ports: createMemoryPorts({ backend }),
    locale: 'en',
    settings: mergeSettings({ alternativeProduct: { enableAlternativeProduct: true, ...settings } }),
    createCart: createCartStore,
    storage: () => aStorage(),
  })
  const screen = await render(
    <StorefrontProvider storefront={storefront}>
      <p>The page</p>
      <SubstituteNoticeWidget
        recommendedFor="dear"
        product={{ ...cheap, technicalContent: noticeOf }}
        variant={cheapPack}
        productHref={(handle) => `#${handle}`}
      />
      <SubstituteCardWidget product={dear} variantId="dear-1" href={(handle, id) => `#${handle}-${id}`} />
    </StorefrontProvider>,
  )
  return { ...screen, backend, storefront }
}

const card = page.getByRole('region', { name: 'Recommended Substitute For Dear neem' })

describe('a connected substitute', () => {
  it('[17.1] shows what costs less, and sells it', async () => {
    const { storefront } = await open()
    await expect.element(card.getByText('25% Cheaper')).toBeVisible()
    await expect
      .element(card.getByRole('link', { name: 'Cheap neem', exact: true }))
      .toHaveAttribute('href', '#cheap-cheap-1')
    await card.getByRole('button', { name: /to cart/ }).click()
    await expect.element(card.getByRole('group')).toBeVisible()
    expect(storefront.cart.getState().view.lines.map(({ line }) => line.id)).toEqual(['cheap-1'])
  })

  it('[17.1] is not there by default', async () => {
    const { backend } = await open({ settings: { enableAlternativeProduct: false } })
    await expect.element(page.getByText('The page')).toBeVisible()
    await expect.element(page.getByText(/^Recommended Substitute For/)).toBeVisible()
    expect(card.elements()).toEqual([])
    expect(backend.calls('catalog.alternative')).toBe(0)
  })

  it.each([
    [3, 0],
    [3.1, 1],
  ])('[17.2] with a rating of %s shows it %s times', async (rating, times) => {
    await open({ rating })
    await expect.element(card).toBeVisible()
    expect(card.getByRole('img', { name: /of 5$/ }).elements()).toHaveLength(times)
  })

  it('[17.1] says on its own page what it was recommended for', async () => {
    await open()
    const notice = page.getByText(/^Recommended Substitute For/).first()
    await expect.element(notice.getByRole('link', { name: 'Dear neem' })).toHaveAttribute('href', '#dear')
  })

  it('[17.1] says nothing on the page of what does something else, whatever its address says', async () => {
    await open({ noticeOf: 'Mancozeb 75% WP' })
    await expect.element(card).toBeVisible()
    expect(page.getByText(/^Recommended Substitute For$/).elements()).toEqual([])
  })
})
