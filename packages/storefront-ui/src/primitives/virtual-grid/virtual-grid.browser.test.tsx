import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '../../styles.css'
import { ProductGrid } from '../../product-grid/index.ts'
import { useVirtualGrid, virtualCells } from './index.ts'

const total = 2000

const cardsUpTo = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <article key={index} style={{ blockSize: 180 + (index % 3) * 30 }}>
      <a href={`#product-${index + 1}`}>Product {index + 1}</a>
    </article>
  ))

/** A grid of `count` cards above a footer. */
function LongGrid({ count }: { count: number }) {
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const list = root?.querySelector<HTMLElement>('[data-part=list]') ?? null
  const { layout, cellInView } = useVirtualGrid({ list, count })
  return (
    <div ref={setRoot}>
      <h1>Seeds</h1>
      <output>In view: {cellInView + 1}</output>
      <ProductGrid
        title="Seeds"
        status="ended"
        total={total}
        layOut={(cards) => virtualCells(cards, layout ?? firstScreen, { scope: 'product-grid', total })}
      >
        {cardsUpTo(count)}
      </ProductGrid>
      <footer style={{ blockSize: 300 }}>The end</footer>
    </div>
  )
}

const firstScreen = { runs: [{ from: 0, to: 8, room: 0 }], roomAfter: 0 }
const cells = page.getByRole('listitem')
const card = (number: number) => page.getByRole('link', { name: `Product ${number}`, exact: true })
const heightOfPage = () => document.documentElement.scrollHeight
const scrollDown = (top: number) => scrollTo({ top, behavior: 'instant' })

describe('useVirtualGrid', () => {
  beforeEach(() => page.viewport(360, 740))
  afterEach(() => scrollDown(0))

  it('draws what is near the screen, and leaves the room of all two thousand', async () => {
    await render(<LongGrid count={total} />)
    await expect.poll(() => cells.elements().length).toBeLessThan(16)
    await expect.poll(heightOfPage).toBeGreaterThan((total / 2) * 180)
  })

  it('draws the cards that come into view, each with its place in the whole list', async () => {
    await render(<LongGrid count={total} />)
    await expect.poll(heightOfPage).toBeGreaterThan(100_000)
    scrollDown(50_000)
    await expect.element(card(1)).not.toBeInTheDocument()
    await expect.poll(() => cells.elements().length).toBeGreaterThan(5)
    const first = cells.first().element()
    const number = Number(/\d+/.exec(first.textContent ?? '')?.[0])
    expect(number).toBeGreaterThan(300)
    expect(first.getAttribute('aria-posinset')).toBe(String(number))
    expect(first.getAttribute('aria-setsize')).toBe(String(total))
    await expect.element(page.getByText(/^In view: /)).not.toHaveTextContent('In view: 1')
  })

  it('reaches its last card, and then what stands below', async () => {
    await render(<LongGrid count={total} />)
    await expect.poll(heightOfPage).toBeGreaterThan(100_000)
    await expect
      .poll(() => {
        scrollDown(heightOfPage())
        return card(total).elements().length
      })
      .toBe(1)
    await expect.element(page.getByText('The end')).toBeInViewport()
  })

  it('keeps the card that has the focus, and Tab goes on from it', async () => {
    await render(<LongGrid count={total} />)
    await expect.poll(heightOfPage).toBeGreaterThan(100_000)
    card(3).element().focus()
    scrollDown(20_000)
    await expect.element(card(1)).toBeInTheDocument()
    await expect.poll(() => cells.elements().length).toBeGreaterThan(8)
    expect(document.activeElement?.textContent).toBe('Product 3')
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Product 4')
  })

  it('lets the row go when the focus leaves it', async () => {
    await render(<LongGrid count={total} />)
    await expect.poll(heightOfPage).toBeGreaterThan(100_000)
    card(3).element().focus()
    scrollDown(20_000)
    await expect.poll(() => cells.elements().length).toBeGreaterThan(8)
    card(3).element().blur()
    await expect.element(card(3)).not.toBeInTheDocument()
  })

  it('follows the columns of the style sheet', async () => {
    await page.viewport(1280, 740)
    await render(<LongGrid count={total} />)
    await expect.poll(heightOfPage).toBeLessThan((total / 5) * 280)
    await expect.poll(() => Number(cells.elements().length) % 5).toBe(0)
    await page.viewport(360, 740)
    await expect.poll(heightOfPage).toBeGreaterThan((total / 2) * 180)
  })

  it('keeps what is in view in its place when cards come', async () => {
    const { rerender } = await render(<LongGrid count={100} />)
    await expect.poll(heightOfPage).toBeGreaterThan(5000)
    scrollDown(3000)
    await expect.element(card(1)).not.toBeInTheDocument()
    const held = cells.elements().find((cell) => cell.getBoundingClientRect().top > 0)
    const top = held?.getBoundingClientRect().top
    await rerender(<LongGrid count={120} />)
    await expect.poll(heightOfPage).toBeGreaterThan(60 * 180)
    expect(held?.isConnected).toBe(true)
    expect(held?.getBoundingClientRect().top).toBe(top)
  })
})
