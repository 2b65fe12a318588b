import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '../styles.css'
import { conformance, leakedWords, pseudoMessages, renderInShadow, someTotals } from '../testing/index.ts'
import { aCartView, aContent, lineNamed } from './cart-drawer.fixtures.tsx'
import { cartDrawerContract } from './cart-drawer.contract.ts'
import { CartPanel } from './index.ts'
import type { CartView } from './index.ts'
import en from './messages/en.json'

conformance('CartPanel', {
  contract: cartDrawerContract,
  widget: () => <CartPanel {...aContent({ cart: aCartView({ offline: true }) })} />,
})

const proceed = page.getByRole('button', { name: 'Proceed · ₹1,240' })
const terms = page.getByRole('checkbox', { name: 'I agree to the terms and conditions' })

/** Whether `first` stands before `second` in the order of reading. */
function precedes(first: Element, second: Element): boolean {
  return (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('CartPanel %s', (_place, renderThere) => {
  it('[24.2] shows everything in its order', async () => {
    await renderThere(<CartPanel {...aContent({ crossSell: <h2>Goes well with it</h2> })} />)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
    const order = [
      page.getByRole('list', { name: 'Products in your cart' }),
      page.getByRole('heading', { name: 'Goes well with it' }),
      page.getByRole('progressbar', { name: 'Free delivery' }),
      page.getByRole('region', { name: 'Bill details' }),
      page.getByRole('list', { name: 'What you can rely on' }),
      page.getByText('Pay online and save ₹27'),
      terms,
      proceed,
    ].map((part) => part.element())
    order.slice(1).forEach((part, index) => expect(precedes(order[index] ?? part, part)).toBe(true))
  })

  it('[24.2] names the amount on its one button and passes the wish on', async () => {
    let proceeded = 0
    await renderThere(<CartPanel {...aContent({ onProceed: () => (proceeded += 1) })} />)
    await expect.element(terms).toBeChecked()
    await expect.element(page.getByRole('link', { name: 'Read the terms' })).toHaveAttribute('href', '#terms')
    await proceed.click()
    expect(proceeded).toBe(1)
  })
})

describe('CartPanel', () => {
  it.each<[string, Partial<CartView>, string | RegExp]>([
    ['prices load', { prices: 'loading' }, "We are checking today's prices"],
    ['prices are fetched', { prices: 'fetching' }, "We are checking today's prices"],
    ['addresses load', { addressesLoading: true }, 'We are fetching your addresses'],
    ['it holds too many products', { excessLines: 3 }, 'Too many products for one order: please remove 3.'],
    ['prices wait for the network', { prices: 'fetching', offline: true }, /^You are offline/],
  ])('[24.3] cannot be proceeded while %s, and says why', async (_when, cart, reason) => {
    let proceeded = 0
    await render(<CartPanel {...aContent({ cart: aCartView(cart), onProceed: () => (proceeded += 1) })} />)
    await expect.element(proceed).toHaveAttribute('aria-disabled', 'true')
    await expect.element(proceed).toHaveAccessibleDescription(reason)
    await proceed.click({ force: true })
    expect(proceeded).toBe(0)
  })

  it('[24.3] shows how many lines are to be removed, without a tap', async () => {
    const { rerender } = await render(<CartPanel {...aContent({ cart: aCartView({ excessLines: 3 }) })} />)
    await expect.element(page.getByRole('paragraph').filter({ hasText: 'please remove 3.' })).toBeVisible()
    await rerender(<CartPanel {...aContent()} />)
    expect(page.getByText('please remove').elements()).toEqual([])
  })

  it('[24.3] does not spin while it waits for the network', async () => {
    const { rerender } = await render(<CartPanel {...aContent({ cart: aCartView({ prices: 'fetching' }) })} />)
    await expect.element(proceed).toHaveAttribute('aria-busy', 'true')
    await rerender(<CartPanel {...aContent({ cart: aCartView({ prices: 'fetching', offline: true }) })} />)
    await expect.element(proceed).not.toHaveAttribute('aria-busy')
  })

  it('[24.3] cannot be proceeded without the terms, and says so beside the box', async () => {
    let proceeded = 0
    await render(<CartPanel {...aContent({ onProceed: () => (proceeded += 1) })} />)
    await terms.click()
    await expect.element(proceed).toHaveAccessibleDescription('Please tick this box to proceed')
    await expect.element(terms).toHaveAccessibleDescription('Please tick this box to proceed')
    await proceed.click({ force: true })
    expect(proceeded).toBe(0)
    await terms.click()
    await proceed.click()
    expect(proceeded).toBe(1)
  })

  it('[24.3] leaves the box open where the law wants it so', async () => {
    await render(<CartPanel {...aContent({ termsDefaultChecked: false })} />)
    await expect.element(terms).not.toBeChecked()
    await expect.element(proceed).toHaveAttribute('aria-disabled', 'true')
  })

  it('[24.3] keeps the choice about the terms while prices cannot be had', async () => {
    const { rerender } = await render(<CartPanel {...aContent()} />)
    await terms.click()
    await rerender(<CartPanel {...aContent({ cart: aCartView({ prices: 'failed' }) })} />)
    expect(terms.elements()).toHaveLength(0)
    await rerender(<CartPanel {...aContent()} />)
    await expect.element(terms).not.toBeChecked()
  })

  it('[24.5] shows that the checkout is being made, and takes no second tap', async () => {
    let proceeded = 0
    await render(
      <CartPanel {...aContent({ cart: aCartView({ proceeding: true }), onProceed: () => (proceeded += 1) })} />,
    )
    await expect.element(proceed).toHaveAttribute('aria-busy', 'true')
    await proceed.click({ force: true })
    expect(proceeded).toBe(0)
  })

  it('[24.2] has no banner when paying online saves nothing', async () => {
    await render(<CartPanel {...aContent({ cart: aCartView({ prepaidSaving: 0 }) })} />)
    expect(page.getByText(/^Pay online/).elements()).toHaveLength(0)
  })

  it('[23.7] is one panel with another try when prices cannot be had', async () => {
    let tries = 0
    await render(
      <CartPanel {...aContent({ cart: aCartView({ prices: 'failed' }), onRetryPrices: () => (tries += 1) })} />,
    )
    await expect.element(page.getByRole('alert').getByText('Unable to update price')).toBeVisible()
    expect(page.getByRole('listitem').elements()).toHaveLength(0)
    expect(proceed.elements()).toHaveLength(0)
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(tries).toBe(1)
  })

  it('says that there is no connection and keeps the cart', async () => {
    await render(<CartPanel {...aContent({ cart: aCartView({ offline: true }) })} />)
    await expect.element(page.getByText(/^You are offline/)).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Tomato' })).toBeVisible()
  })

  it('[23.7] says in one place that there is no connection, where prices cannot be had without one', async () => {
    await render(<CartPanel {...aContent({ cart: aCartView({ prices: 'failed', offline: true }) })} />)
    const failure = page.getByRole('alert')
    await expect.element(failure.getByText('Unable to update price')).toBeVisible()
    await expect.element(failure.getByText(/^You are offline/)).toBeVisible()
    expect(page.getByText(/offline|connection/i).elements()).toHaveLength(1)
  })

  it('leads an empty cart back to the shop, but not before it is known to be empty', async () => {
    const empty = { lines: [], totals: someTotals({ totalNoOfItemsinCart: 0 }) }
    const { rerender } = await render(<CartPanel {...aContent({ cart: aCartView({ ...empty, prices: 'loading' }) })} />)
    expect(page.getByText('Your cart is empty').elements()).toHaveLength(0)
    await rerender(<CartPanel {...aContent({ cart: aCartView(empty) })} />)
    await expect.element(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '#shop')
  })

  function LiveCart() {
    const [lines, setLines] = useState([lineNamed('Tomato')])
    return <CartPanel {...aContent({ cart: aCartView({ lines }), onRemove: () => setLines([]) })} />
  }

  it('hands the focus to the way on when the last line leaves with it', async () => {
    await render(<LiveCart />)
    page.getByRole('button', { name: 'Remove Tomato, 500 g' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('link', { name: 'Continue shopping' })).toHaveFocus()
  })

  it('does so too after a press that is replayed, whose focus came before anything listened', async () => {
    await render(<LiveCart />)
    const unheard = new AbortController()
    addEventListener('focusin', (event) => event.stopPropagation(), { signal: unheard.signal, capture: true })
    const remove = page.getByRole('button', { name: 'Remove Tomato, 500 g' }).element() as HTMLElement
    remove.focus()
    unheard.abort()
    remove.click()
    await expect.element(page.getByRole('link', { name: 'Continue shopping' })).toHaveFocus()
  })

  it('has no word of its own outside its messages', async () => {
    const cart = aCartView({ lines: [], offline: true })
    const { container } = await render(<CartPanel {...aContent({ cart, messages: pseudoMessages(en) })} />)
    expect(leakedWords(container)).toEqual([])
  })
})
