import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import styles from '../styles.css?inline'
import { conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { hasWholeRing } from '../testing/has-whole-ring.ts'
import en from './messages/en.json'
import { productStripContract } from './product-strip.contract.ts'
import { someCards } from './product-strip.fixtures.tsx'
import { ProductStrip } from './index.ts'
import type { ProductStripProps } from './index.ts'

function strip(own: Partial<ProductStripProps> = {}) {
  return (
    <ProductStrip title="Similar products" status="ready" allHref="#all" {...own}>
      {own.children === undefined ? someCards : own.children}
    </ProductStrip>
  )
}

conformance('ProductStrip', { contract: productStripContract, widget: () => strip() })

describe.each([
  ['in the page', (ui: ReactNode) => render(ui)],
  ['in a shadow root', (ui: ReactNode) => renderInShadow(ui, { styles })],
] as const)('a strip of products %s', (_place, renderThere) => {
  it('[17.4] shows its products in a row under its name, with the way to all', async () => {
    await renderThere(strip())
    const region = page.getByRole('region', { name: 'Similar products' })
    expect(region.getByRole('article').elements()).toHaveLength(6)
    await expect
      .element(region.getByRole('link', { name: 'See all: Similar products' }))
      .toHaveAttribute('href', '#all')
    const tops = region
      .getByRole('article')
      .elements()
      .map((card) => card.getBoundingClientRect().top)
    expect(new Set(tops).size).toBe(1)
  })
})

describe('a strip of products', () => {
  it('[17.4] scrolls sideways with the keyboard, and keeps the page at its width', async () => {
    await render(<div style={{ inlineSize: 340 }}>{strip()}</div>)
    const list = page.getByRole('list', { name: 'Similar products' }).element()
    expect(list.scrollWidth).toBeGreaterThan(list.clientWidth)
    page.getByRole('link', { name: 'See all: Similar products' }).element().focus()
    for (let tabs = 0; tabs < 9; tabs += 1) await userEvent.keyboard('{Tab}')
    await expect.poll(() => list.scrollLeft).toBeGreaterThan(0)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  })

  it('[17.4] leaves the ring of a focused card whole', async () => {
    await render(strip())
    const card = page.getByRole('article').first()
    card.getByRole('link').element().focus()
    await userEvent.keyboard('{Shift}')
    expect(hasWholeRing(card.element(), page.getByRole('list', { name: 'Similar products' }).element())).toBe(true)
  })

  it('[17.4] keeps its height while products are on their way', async () => {
    const { rerender } = await render(strip({ status: 'loading', children: null }))
    const height = () => page.getByRole('region').element().getBoundingClientRect().height
    const loading = height()
    await expect.element(page.getByRole('status')).toHaveTextContent('Loading products…')
    await rerender(strip())
    expect(Math.abs(height() - loading)).toBeLessThanOrEqual(2)
  })

  it('[17.4] says that there is none, or that it failed and can be tried again', async () => {
    let tries = 0
    const { rerender } = await render(strip({ children: null }))
    await expect.element(page.getByText('No products found')).toBeVisible()
    await rerender(strip({ children: null, status: 'failed', onRetry: () => (tries += 1) }))
    await expect.element(page.getByRole('alert').getByText('Unable to fetch products!')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(tries).toBe(1)
  })

  it('is only its heading and its link until it is asked for', async () => {
    await render(strip({ status: 'waiting', children: null }))
    expect(page.getByRole('list').elements()).toEqual([])
    await expect.element(page.getByRole('link')).toBeVisible()
  })

  it('has no word of its own outside its messages', async () => {
    const { container } = await render(
      strip({ messages: pseudoMessages(en), status: 'loading', children: null, title: 'Title' }),
    )
    expect(leakedWords(container, ['Title'])).toEqual([])
  })
})
