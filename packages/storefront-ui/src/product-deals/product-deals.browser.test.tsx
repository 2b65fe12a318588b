import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { aText, conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { DealsModal, ProductDeals } from './index.ts'
import en from './messages/en.json'
import { productDealsContract } from './product-deals.contract.ts'

const deals = [
  { id: 'multi', title: aText('Less for several'), detail: aText('Up to 8% less.') },
  { id: 'mrp', title: aText('छपे दाम से कम', 'hi'), detail: aText('12% सस्ता।', 'hi') },
]

function Deals() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ProductDeals count={deals.length} onOpen={() => setOpen(true)} />
      <DealsModal open={isOpen} onOpenChange={setOpen} deals={deals} />
    </>
  )
}

conformance('ProductDeals', { contract: productDealsContract, widget: () => <Deals /> })

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('ProductDeals %s', (_place, renderThere) => {
  it('[15.1] opens the deals of the product, and gives the focus back', async () => {
    const screen = await renderThere(<Deals />)
    const open = page.getByRole('button', { name: '2 ways to save' })
    await open.click()
    const modal = page.getByRole('dialog', { name: 'Deals on this product' })
    await expect.element(modal.getByText('Up to 8% less.')).toBeVisible()
    expect(modal.getByRole('listitem').elements()).toHaveLength(2)
    expect(modal.getByText('12% सस्ता।').element().closest('[lang]')?.getAttribute('lang')).toBe('hi')
    await userEvent.keyboard('{Escape}')
    await expect.element(modal).not.toBeInTheDocument()
    await expect.poll(() => open.element().matches(':focus')).toBe(true)
    await screen.unmount()
  })
})

describe('ProductDeals', () => {
  it('is not there without a deal', async () => {
    const { container } = await render(<ProductDeals count={0} onOpen={() => undefined} />)
    expect(container.textContent).toBe('')
  })

  it('has every word from its messages', async () => {
    const messages = pseudoMessages(en)
    const { container } = await render(
      <>
        <ProductDeals count={2} onOpen={() => undefined} messages={messages} />
        <DealsModal open onOpenChange={() => undefined} deals={[]} messages={messages} />
      </>,
    )
    expect(leakedWords(container, ['Close'])).toEqual([])
  })
})
