import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { buyNowContract } from './buy-now.contract.ts'
import { BuyNow } from './index.ts'
import type { BuyNowProps } from './index.ts'
import en from './messages/en.json'

const form = { action: '/hi/cart/add', productId: 'tomato', variantId: 'tomato-10g' }

function props(overrides: Partial<BuyNowProps> = {}): BuyNowProps {
  return {
    product: 'Tomato seeds, 10 g',
    inCart: false,
    form,
    onBuyNow: () => undefined,
    onGoToCart: () => undefined,
    ...overrides,
  }
}

const buyNow = page.getByRole('button', { name: 'Buy now: Tomato seeds, 10 g' })
const goToCart = page.getByRole('button', { name: 'Go to cart' })

conformance('BuyNow', { contract: buyNowContract, widget: () => <BuyNow {...props()} /> })

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('BuyNow %s', (_place, renderThere) => {
  it.each([
    ['with a form', form],
    ['without a form', undefined],
  ])('[23.3] buys what is absent and leads to the cart that holds it, %s', async (_way, given) => {
    const intents: string[] = []
    function Shop() {
      const [inCart, setInCart] = useState(false)
      const buy = () => {
        intents.push('buy')
        setInCart(true)
      }
      return <BuyNow {...props({ inCart, form: given })} onBuyNow={buy} onGoToCart={() => intents.push('go')} />
    }
    await renderThere(<Shop />)
    buyNow.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => goToCart.query()?.matches(':focus')).toBe(true)
    await goToCart.click()
    expect(intents).toEqual(['buy', 'go'])
  })
})

describe('BuyNow', () => {
  it('[23.3] posts one of the pack as a plain form until scripts run', async () => {
    const { container } = await render(<BuyNow {...props()} />)
    const posted = container.querySelector('form')
    expect(posted?.method).toBe('post')
    expect(posted?.getAttribute('action')).toBe('/hi/cart/add')
    expect(Object.fromEntries(new FormData(posted ?? undefined))).toEqual({
      productId: 'tomato',
      variantId: 'tomato-10g',
      quantity: '1',
    })
  })

  it.each(['sold-out', 'archived'] as const)('leaves what is %s to the cart that holds it', async (availability) => {
    const screen = await render(<BuyNow {...props({ availability })} />)
    expect(page.getByRole('button').query()).toBeNull()
    await screen.rerender(<BuyNow {...props({ availability, inCart: true })} />)
    await expect.element(goToCart).toBeEnabled()
  })

  it('has every word from its messages', async () => {
    const messages = pseudoMessages(en)
    const screen = await render(<BuyNow {...props({ messages })} />)
    expect(leakedWords(screen.container, ['Tomato seeds, 10 g'])).toEqual([])
    await screen.rerender(<BuyNow {...props({ messages, inCart: true })} />)
    expect(leakedWords(screen.container)).toEqual([])
  })
})
