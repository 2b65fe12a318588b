import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { trustedHtml } from '../primitives/safe-html/index.ts'
import { conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { ProductPurpose, PurposeModal } from './index.ts'
import en from './messages/en.json'
import { productPurposeContract } from './product-purpose.contract.ts'

const facts = {
  productId: 'p1',
  handle: 'neem-oil',
  product: 'Neem oil',
  html: trustedHtml('<p>कीड़ों के लिए</p>'),
  lang: 'hi',
} as const

function Purpose() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ProductPurpose onOpen={() => setOpen(true)} />
      <PurposeModal open={isOpen} onOpenChange={setOpen} {...facts} />
    </>
  )
}

conformance('ProductPurpose', { contract: productPurposeContract, widget: () => <Purpose /> })

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('ProductPurpose %s', (_place, renderThere) => {
  it('[15.11] opens what this product is for, and comes back', async () => {
    const screen = await renderThere(<Purpose />)
    const open = page.getByRole('button', { name: 'What is it for?' })
    await open.click()
    const modal = page.getByRole('dialog', { name: 'What Neem oil is for' })
    const text = modal.getByText('कीड़ों के लिए')
    await expect.element(text).toBeVisible()
    expect(text.element().closest('[lang]')?.getAttribute('lang')).toBe('hi')
    const about = text.element().closest('[data-product]')
    expect([about?.getAttribute('data-product'), about?.getAttribute('data-handle')]).toEqual(['p1', 'neem-oil'])
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => open.element().matches(':focus')).toBe(true)
    await screen.unmount()
  })
})

describe('ProductPurpose', () => {
  it('has every word from its messages', async () => {
    const messages = pseudoMessages(en)
    const { container } = await render(
      <>
        <ProductPurpose onOpen={() => undefined} messages={messages} />
        <PurposeModal open onOpenChange={() => undefined} {...facts} messages={messages} />
      </>,
    )
    expect(leakedWords(container, ['Close', 'Neem oil', 'कीड़ों के लिए'])).toEqual([])
  })
})
