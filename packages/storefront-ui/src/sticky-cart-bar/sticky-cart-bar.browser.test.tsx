import { useRef } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { aText, conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { StickyCartBar } from './index.ts'
import type { StickyCartBarProps } from './index.ts'
import en from './messages/en.json'
import { stickyCartBarContract } from './sticky-cart-bar.contract.ts'

function Product(own: Partial<StickyCartBarProps>) {
  const mainRef = useRef<HTMLButtonElement>(null)
  return (
    <>
      <div style={{ blockSize: '1500px' }}>
        <a href="#top">Top</a>
      </div>
      <button ref={mainRef}>Add to cart</button>
      <div style={{ blockSize: '1500px' }} />
      <a href="#end">End</a>
      <div style={{ blockSize: '300px' }} />
      <StickyCartBar
        product="Tomato seeds, 10 g"
        pack={aText('10 g')}
        price={9_900}
        compareAtPrice={12_000}
        mainRef={mainRef}
        {...own}
      >
        <button>Buy</button>
      </StickyCartBar>
    </>
  )
}

const bar = page.getByRole('region', { name: 'Buy Tomato seeds, 10 g' })
const main = page.getByRole('button', { name: 'Add to cart' })

conformance('StickyCartBar', { contract: stickyCartBarContract, widget: () => <Product /> })

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('StickyCartBar %s', (_place, renderThere) => {
  it('[15.8] shows price and button as long as the page’s own button is out of sight', async () => {
    await renderThere(<Product />)
    await expect.element(bar).toHaveAttribute('data-shown', 'true')
    await expect.element(bar.getByText('₹99', { exact: true })).toBeVisible()
    await expect.element(bar.getByRole('button', { name: 'Buy' })).toBeVisible()
    main.element().scrollIntoView()
    await expect.poll(() => bar.query()?.hasAttribute('data-shown') ?? false).toBe(false)
    page.getByText('End').element().scrollIntoView()
    await expect.element(bar).toHaveAttribute('data-shown', 'true')
  })
})

describe('StickyCartBar', () => {
  afterEach(async () => {
    await page.viewport(360, 740)
    window.scrollTo(0, 0)
  })

  it('[15.8] stands at the bottom of a phone, and is gone while the page’s own button is seen', async () => {
    await render(<Product />)
    await expect.element(bar).toBeVisible()
    expect(Math.round(bar.element().getBoundingClientRect().bottom)).toBe(window.innerHeight)
    main.element().scrollIntoView()
    await expect.element(page.getByRole('button', { name: 'Buy' })).not.toBeInTheDocument()
  })

  it('stays while the focus is on it', async () => {
    await render(<Product />)
    bar.getByRole('button').element().focus()
    main.element().scrollIntoView()
    await expect.element(bar).not.toHaveAttribute('data-shown')
    await expect.element(bar).toBeVisible()
  })

  it('[15.8] never hides what is focused', async () => {
    await render(<Product />)
    const end = page.getByText('End').element()
    const bottom = () => end.getBoundingClientRect().bottom
    // On the screen, and under the bar.
    window.scrollTo(0, window.scrollY + bottom() - window.innerHeight + 10)
    expect(bottom()).toBeGreaterThan(bar.element().getBoundingClientRect().top)
    end.focus()
    await expect.poll(bottom).toBeLessThanOrEqual(bar.element().getBoundingClientRect().top)
  })

  it('[15.8] is not there on a wide screen', async () => {
    await page.viewport(1280, 800)
    await render(<Product />)
    expect(bar.query()).toBeNull()
  })

  it('[15.8] says of a pack that it is sold out, in place of its price', async () => {
    await render(<Product price={null} />)
    const soldOut = page.getByRole('region', { name: 'Sold out: Tomato seeds, 10 g' })
    await expect.element(soldOut.getByText('Sold out', { exact: true })).toBeVisible()
    expect(soldOut.getByText(/₹/).elements()).toEqual([])
  })

  it('has every word from its messages', async () => {
    const { container } = await render(<Product messages={pseudoMessages(en)} />)
    expect(leakedWords(container, ['Top', 'End', 'Add to cart', 'Buy', '10 g', 'MRP', 'Price'])).toEqual([])
  })
})
