import type { CartChange } from '@krishi/storefront-core/cart'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '../styles.css'
import { aCartLine, conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { cartReceiptContract } from './cart-receipt.contract.ts'
import { CartReceipt, useChangeNotice } from './index.ts'
import en from './messages/en.json'

const line = aCartLine()
const name = 'Arka Rakshak Tomato Seeds, 500 g'
const priceChange: CartChange = { kind: 'price-changed', line, previousPrice: 42_000 }
const changes: readonly CartChange[] = [
  { kind: 'removed-unavailable', line },
  { kind: 'removed-missing', line },
  { kind: 'removed-deleted', line },
  { kind: 'reduced-to-stock', line: aCartLine({ cartQty: 3 }), previousQuantity: 5 },
  priceChange,
]
const nothing = () => undefined

conformance('CartReceipt', {
  contract: cartReceiptContract,
  widget: () => <CartReceipt changes={changes} canUndo={() => true} onUndo={nothing} onDismiss={nothing} />,
})

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('CartReceipt %s', (_place, renderThere) => {
  it.each([
    ['removed-unavailable', `Due to stock unavailability removed: ${name}`],
    ['removed-missing', `Product removed: ${name}. This pack is no longer sold.`],
    ['removed-deleted', `Product removed: ${name}. We no longer sell it.`],
    ['reduced-to-stock', `Due to stock unavailability adjusted to 3: ${name} (you wanted 5)`],
    ['price-changed', `Price up by ₹30: ${name}, now ₹450 instead of ₹420`],
  ] as const)('[23.4] tells a change of kind %s', async (kind, sentence) => {
    await renderThere(<CartReceipt changes={changes.filter((change) => change.kind === kind)} onDismiss={nothing} />)
    await expect.element(page.getByRole('status').getByText(sentence)).toBeVisible()
  })
})

describe('CartReceipt', () => {
  it('[23.4] is one notice for all changes, in a region that was there before', async () => {
    const { rerender } = await render(<CartReceipt changes={[]} onDismiss={nothing} />)
    const region = page.getByRole('status').element()
    await rerender(<CartReceipt changes={changes} onDismiss={nothing} />)
    expect(page.getByRole('status').element()).toBe(region)
    expect(page.getByRole('listitem').elements()).toHaveLength(5)
  })

  it('[23.4] takes back what can be taken back, and nothing else', async () => {
    const undone: CartChange[] = []
    await render(
      <CartReceipt
        changes={changes}
        canUndo={({ kind }) => kind === 'price-changed'}
        onUndo={(change) => undone.push(change)}
        onDismiss={nothing}
      />,
    )
    await page.getByRole('button', { name: `Undo: ${name}` }).click()
    expect(undone).toEqual([priceChange])
  })

  it('closes when it was read', async () => {
    let closed = 0
    await render(<CartReceipt changes={changes} onDismiss={() => (closed += 1)} />)
    await page.getByRole('button', { name: 'Close this notice' }).click()
    expect(closed).toBe(1)
  })

  it('has no word of its own outside its messages', async () => {
    const { container } = await render(
      <CartReceipt
        changes={changes}
        canUndo={() => true}
        onUndo={nothing}
        onDismiss={nothing}
        messages={pseudoMessages(en)}
      />,
    )
    expect(leakedWords(container)).toEqual([])
  })
})

describe('the notice of a receipt', () => {
  function Notice({ of, override }: { readonly of: readonly CartChange[]; readonly override?: boolean }) {
    const notice = useChangeNotice(override ? pseudoMessages(en) : undefined)(of)
    return notice ? `${notice.text} | ${notice.action}` : 'nothing'
  }

  it('[23.4] says the first change as the receipt does, and how many more there are', async () => {
    const { container, rerender } = await render(<Notice of={changes} />)
    expect(container.textContent).toBe(
      `Due to stock unavailability removed: ${name} (and 4 more changes) | See what changed`,
    )
    await rerender(<Notice of={[{ ...priceChange, previousPrice: 48_000 }]} />)
    expect(container.textContent).toBe(`Price down by ₹30: ${name}, now ₹450 instead of ₹480 | See what changed`)
    await rerender(<Notice of={[]} />)
    expect(container.textContent).toBe('nothing')
    await rerender(<Notice of={changes} override />)
    expect(leakedWords(container)).toEqual([])
  })
})
