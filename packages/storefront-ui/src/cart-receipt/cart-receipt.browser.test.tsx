import type { CartChange, UndoStanding } from '@krishi/storefront-core/cart'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '../styles.css'
import { Announcer } from '../primitives/live-region/index.ts'
import { aCartLine, conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { cartReceiptContract } from './cart-receipt.contract.ts'
import { aReceipt, everyChange } from './cart-receipt.fixtures.ts'
import { CartReceipt, CartReceiptSheet, useChangeNotice } from './index.ts'
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

conformance('CartReceipt', { contract: cartReceiptContract, widget: () => <CartReceipt {...aReceipt()} /> })

conformance('CartReceiptSheet', {
  contract: cartReceiptContract,
  widget: () => <CartReceiptSheet {...aReceipt()} open onOpenChange={() => undefined} />,
  rendersOnServer: false,
})

const see = page.getByRole('button', { name: 'See what changed' })
const sheet = page.getByRole('dialog', { name: 'Your cart has changed' })
const gotIt = sheet.getByRole('button', { name: 'Got it' })

/** A cart with a receipt, which does what it is asked for. */
function Cart({ initially = everyChange }: { readonly initially?: readonly CartChange[] }) {
  const [left, setLeft] = useState(initially)
  return (
    <Announcer>
      <CartReceipt
        {...aReceipt({ changes: left, undoOf: ({ kind }) => (kind === 'price-changed' ? 'price' : 'possible') })}
        onUndo={(undone) => setLeft((now) => now.filter((change) => change !== undone))}
        onDismiss={() => setLeft([])}
      />
      <a href="#line">The first line</a>
    </Announcer>
  )
}

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('the receipt %s', (_place, renderThere) => {
  it.each([
    ['removed-unavailable', `Due to stock unavailability removed: ${name}`],
    ['removed-missing', `Product removed: ${name}. This pack is no longer sold.`],
    ['removed-deleted', `Product removed: ${name}. We no longer sell it.`],
    ['reduced-to-stock', `Due to stock unavailability adjusted to 3: ${name} (you wanted 5)`],
    ['price-changed', `Price up by ₹30: ${name}, now ₹450 instead of ₹420`],
  ] as const)('[23.4] tells a change of kind %s, in the notice and in the sheet', async (kind, sentence) => {
    const of = changes.filter((change) => change.kind === kind)
    const screen = await renderThere(<CartReceipt {...aReceipt({ changes: of })} />)
    await expect.element(page.getByRole('status').getByText(sentence).first()).toBeVisible()
    await see.click()
    await expect.element(sheet.getByRole('listitem').getByText(sentence)).toBeVisible()
    await screen.unmount()
  })
})

describe('CartReceipt', () => {
  it('[23.4] is one short notice for all changes, in a region that was there before', async () => {
    const { rerender } = await render(<CartReceipt {...aReceipt({ changes: [] })} />)
    const region = page.getByRole('status').element()
    await rerender(<CartReceipt {...aReceipt({ changes })} />)
    expect(page.getByRole('status').element()).toBe(region)
    await expect.element(page.getByText('5 things in your cart have changed')).toBeVisible()
    expect(page.getByRole('listitem').elements()).toHaveLength(0)
  })

  it('[23.4] opens the sheet at its heading, closes it at Escape, and has the focus back', async () => {
    await render(<Cart />)
    see.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(sheet.getByRole('heading', { name: 'Your cart has changed' })).toHaveFocus()
    expect(sheet.getByRole('listitem').elements()).toHaveLength(6)
    await userEvent.keyboard('{Escape}')
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(see).toHaveFocus()
  })

  it.each([
    ['in the sheet', async () => (await see.click(), gotIt)],
    ['in the notice', () => Promise.resolve(page.getByRole('button', { name: 'Close this notice' }))],
  ])('[23.4] leaves when it was read, said %s, and the keyboard goes on where it was', async (_where, find) => {
    await render(<Cart />)
    const button = await find()
    button.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(see).not.toBeInTheDocument()
    await expect.element(sheet).not.toBeInTheDocument()
    await userEvent.tab()
    await expect.element(page.getByRole('link', { name: 'The first line' })).toHaveFocus()
  })

  it('[23.4] takes changes back one by one, says so, and is gone with the last', async () => {
    await render(<Cart initially={everyChange.filter(({ kind }) => kind.startsWith('removed'))} />)
    await see.click()
    const undo = sheet.getByRole('button', { name: /^Undo/ })
    undo.first().element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(sheet.getByRole('list', { name: 'Changes' })).toHaveFocus()
    await expect.element(sheet.getByRole('status').getByText('Undone: Okra Seeds F1, 100 g')).toBeInTheDocument()
    await undo.first().click()
    await undo.click()
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(see).not.toBeInTheDocument()
    await userEvent.tab()
    await expect.element(page.getByRole('link', { name: 'The first line' })).toHaveFocus()
  })

  it.each<[UndoStanding, string]>([
    ['unknown', 'We are checking whether this can be undone.'],
    ['price', "A price cannot be undone: this is today's price."],
    ['held', 'You have it in your cart again.'],
    ['no-stock', 'This cannot be undone now: there is not enough in stock.'],
    ['not-sold', 'This cannot be undone: it is no longer sold.'],
  ])('[23.4] says why a change cannot be taken back: %s', async (standing, reason) => {
    await render(<CartReceipt {...aReceipt({ changes: [priceChange], undoOf: () => standing })} />)
    await see.click()
    await expect.element(sheet.getByText(reason)).toBeVisible()
    expect(sheet.getByRole('button', { name: /^Undo/ }).query()).toBeNull()
  })

  it('has no word of its own outside its messages', async () => {
    const { baseElement } = await render(<CartReceipt {...aReceipt({ changes, messages: pseudoMessages(en) })} />)
    await page.getByRole('button', { name: /See what changed/ }).click()
    const words = [...baseElement.querySelectorAll<HTMLElement>("[data-scope='cart-receipt']")]
    expect(words.flatMap((part) => leakedWords(part))).toEqual([])
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
