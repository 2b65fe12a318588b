import { defaultSettings } from '@krishi/storefront-core/settings'
import { aProduct, aShop, createMemoryBackend, createMemoryPorts, english } from '@krishi/storefront-hooks/memory'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { createFakeClock } from '@krishi/storefront-hooks/testing'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SearchBoxWidget } from './index.ts'
import type { SearchBoxWidgetProps } from './index.ts'

const links = {
  product: (handle: string) => `#${handle}?pf=search`,
  article: (slug: string) => `#blogs/${slug}`,
  results: (term: string) => `#search/${term}`,
}
const products = Array.from({ length: 7 }, (_, index) =>
  aProduct({ productId: `p${index}`, productName: english(`Tomato ${index}`) }),
)

function Bar(props: Omit<SearchBoxWidgetProps, 'form' | 'links'>) {
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  return (
    <div style={{ position: 'relative', paddingBlockStart: '2rem' }}>
      <form ref={setForm} action="/search">
        <input type="search" name="q" aria-label="Search the shop" />
      </form>
      {form ? <SearchBoxWidget {...props} form={form} links={links} /> : null}
    </div>
  )
}

/** A bar over a shop in memory, on a clock that the test moves. */
async function aBar(props: Omit<SearchBoxWidgetProps, 'form' | 'links'> = {}) {
  const clock = createFakeClock()
  const backend = createMemoryBackend({ shop: aShop({ products }), clock })
  const ports = createMemoryPorts({ backend })
  const storefront = createStorefront({ ports, clock, locale: 'en', settings: defaultSettings })
  await render(
    <StorefrontProvider storefront={storefront}>
      <Bar {...props} />
    </StorefrontProvider>,
  )
  return { backend, clock }
}

const field = page.getByRole('combobox')
const options = page.getByRole('option')

describe('SearchBoxWidget', () => {
  it('[11.1] [11.4] finds five products during typing, linked with the search as the origin', async () => {
    const { backend, clock } = await aBar()
    await field.fill('toma')
    await clock.advance(299)
    expect(backend.calls('catalog.search')).toBe(0)
    await clock.advance(1)
    await expect.poll(() => options.elements().length).toBe(6)
    await expect.element(options.first()).toHaveAttribute('href', '#p0?pf=search')
    await expect.element(page.getByRole('option', { name: 'Show all results' })).toHaveAttribute('href', '#search/toma')
  })

  it('[11.5] offers popular searches at first, and the recent ones the next time', async () => {
    const { clock } = await aBar({ onSearch: () => undefined })
    await field.click()
    await expect.element(page.getByRole('group', { name: 'Popular searches' })).toBeVisible()
    await field.fill('tomato')
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    await field.fill('')
    await clock.advance(0)
    await expect.element(page.getByRole('group', { name: 'Recent searches' }).getByText('tomato')).toBeVisible()
    await page.getByRole('button', { name: 'Remove “tomato” from recent searches' }).click()
    await expect.element(page.getByRole('group', { name: 'Recent searches' })).not.toBeInTheDocument()
  })

  it('[11.1] hands a submitted term on, however short, or shows what it finds where nobody takes it', async () => {
    const terms: string[] = []
    const { backend } = await aBar({ onSearch: (term) => terms.push(term) })
    await field.fill(' t ')
    await userEvent.keyboard('{Enter}')
    expect([terms, backend.calls('catalog.search')]).toEqual([['t'], 0])
  })

  it('[11.1] shows what a submitted term finds where there is no page of results', async () => {
    await aBar()
    await field.fill('t')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => options.elements().length).toBe(6)
  })

  it('[11.6] says that the products could not be fetched, and fetches them at another try', async () => {
    const { backend, clock } = await aBar()
    await field.click()
    await expect.element(options.first()).toBeVisible()
    backend.set({ failNext: { code: 'network/server' } })
    await field.fill('tomato')
    await clock.advance(300)
    await expect.element(page.getByText('Unable to fetch the products based on search term')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => options.elements().length).toBe(6)
    await expect.element(field).toHaveFocus()
  })
})
