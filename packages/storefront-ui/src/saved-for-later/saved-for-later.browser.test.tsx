import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { SavedForLater, useSavedForLaterNotices } from './index.ts'
import type { SavedForLaterProps } from './index.ts'
import en from './messages/en.json'
import { savedForLaterContract } from './saved-for-later.contract.ts'
import { savedItems, unpricedItems } from './saved-for-later.fixtures.ts'

const nothing = () => undefined

function props(own: Partial<SavedForLaterProps> = {}): SavedForLaterProps {
  return {
    items: savedItems,
    prices: 'ready',
    outcome: null,
    onMove: nothing,
    onRemove: nothing,
    onRetry: nothing,
    ...own,
  }
}

conformance('SavedForLater', {
  contract: savedForLaterContract,
  widget: () => <SavedForLater {...props({ outcome: { kind: 'moved', product: 'Okra' } })} />,
})

/** A list whose lines leave when they are moved or removed. */
function Live({ moved }: { readonly moved: string[] }) {
  const [items, setItems] = useState(savedItems.slice(0, 2))
  const leave = (lineId: string) => setItems((before) => before.filter(({ line }) => line.id !== lineId))
  const move = (lineId: string) => {
    moved.push(lineId)
    leave(lineId)
  }
  return <SavedForLater {...props({ items, onMove: move, onRemove: leave })} />
}

const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('SavedForLater %s', (_place, renderThere) => {
  it('moves and removes lines by keyboard, and keeps the focus until nothing is left', async () => {
    const moved: string[] = []
    await renderThere(<Live moved={moved} />)
    page
      .getByRole('button', { name: /^Move to cart: Urea/ })
      .element()
      .focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => page.getByRole('listitem').elements().length).toBe(1)
    const heading = page.getByRole('heading', { level: 2, name: /^Saved for later/ })
    expect(heading.element().matches(':focus')).toBe(true)
    await page.getByRole('button', { name: /^Remove from saved for later: Arka/ }).click()
    await expect.element(page.getByText(en.empty)).toBeVisible()
    expect(heading.element().matches(':focus')).toBe(true)
    expect(moved).toEqual(['urea-45kg'])
  })
})

describe('SavedForLater', () => {
  it('says what has changed since a line was saved, and offers only what can be had', async () => {
    await render(<SavedForLater {...props()} />)
    await expect.element(row('Tomato').getByText('₹20 less than when you saved it')).toBeVisible()
    await expect.element(row('Urea').getByText('₹10 more than when you saved it')).toBeVisible()
    await expect.element(row('Urea').getByText('Only 2 are left, you saved 3')).toBeVisible()
    await expect.element(row('Neem').getByText('Sold out')).toBeVisible()
    await expect.element(row('Sprayer').getByText('No longer sold')).toBeVisible()
    expect(page.getByRole('button', { name: /^Move to cart/ }).elements()).toHaveLength(2)
  })

  it('shows the prices of then until those of today are known, and tries again', async () => {
    let tries = 0
    await render(<SavedForLater {...props({ items: unpricedItems, prices: 'failed', onRetry: () => (tries += 1) })} />)
    await page.getByRole('alert').getByRole('button').click()
    expect(tries).toBe(1)
    expect(page.getByRole('button', { name: /^Move to cart/ }).elements()).toHaveLength(4)
  })

  it.each([
    ['moved', 'Okra is in your cart.'],
    ['short', 'Okra is in your cart, as many as are left.'],
    ['full', 'Your cart is full. Remove a product from it to add another.'],
    ['gone', 'Okra cannot be bought now.'],
    ['failed', 'Okra could not be moved to the cart. Check your connection and try again.'],
  ] as const)('says what became of a move: %s', async (kind, words) => {
    await render(<SavedForLater {...props({ outcome: { kind, product: 'Okra' } })} />)
    await expect.element(page.getByRole('status')).toHaveTextContent(words)
  })

  it('renders nothing where nothing was put aside', async () => {
    const { container } = await render(<SavedForLater {...props({ items: [] })} />)
    expect(container.childElementCount).toBe(0)
  })

  it('has every word of its own from its messages', async () => {
    function Notices() {
      const notice = useSavedForLaterNotices(pseudoMessages(en))
      return (['saved', 'removed', 'undo'] as const).map(notice)
    }
    const outcome = { kind: 'moved', product: '' } as const
    const { container } = await render(
      <>
        <SavedForLater {...props({ messages: pseudoMessages(en), outcome, prices: 'failed' })} />
        <Notices />
      </>,
    )
    const own = savedItems.flatMap(({ line }) => [line.productName.text, line.title.text])
    const others = ['Something went wrong', 'Try again', 'MRP', 'Price', 'Now', 'Was', '×']
    expect(leakedWords(container, [...own, ...others])).toEqual([])
  })
})
