import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { conformance, leakedWords, pseudoMessages, renderInShadow } from '../testing/index.ts'
import { WishlistButton } from './index.ts'
import en from './messages/en.json'
import { wishlistButtonContract } from './wishlist-button.contract.ts'

const nothing = () => undefined
const heart = page.getByRole('button', { name: 'Wishlist: Tomato seeds' })

conformance('WishlistButton', {
  contract: wishlistButtonContract,
  widget: () => <WishlistButton product="Tomato seeds" isWished onToggle={nothing} />,
})

function Live({ look }: { readonly look: 'corner' | 'row' }) {
  const [isWished, setWished] = useState(false)
  return <WishlistButton product="Tomato seeds" look={look} isWished={isWished} onToggle={() => setWished(!isWished)} />
}

describe.each([
  ['in the page', render],
  ['in a shadow root', renderInShadow],
] as const)('WishlistButton %s', (_place, renderThere) => {
  it.each(['corner', 'row'] as const)('[20.1] is a toggle with one name and keeps the focus, in a %s', async (look) => {
    await renderThere(<Live look={look} />)
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
    heart.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
    expect(heart.element().matches(':focus')).toBe(true)
    await heart.click()
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  })
})

describe('WishlistButton', () => {
  it.each(['corner', 'row'] as const)(
    'has a target of 44 px, and a heart that is more than a colour, in a %s',
    async (look) => {
      const screen = await render(
        <WishlistButton product="Tomato seeds" look={look} isWished={false} onToggle={nothing} />,
      )
      const { width, height } = heart.element().getBoundingClientRect()
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      const fill = () => getComputedStyle(heart.element().querySelector('svg') as SVGElement).fill
      expect(fill()).toBe('none')
      await screen.rerender(<WishlistButton product="Tomato seeds" look={look} isWished onToggle={nothing} />)
      expect(fill()).not.toBe('none')
    },
  )

  it('has every word from its messages', async () => {
    const messages = pseudoMessages(en)
    const { container } = await render(
      <>
        <WishlistButton product="Tomato seeds" isWished onToggle={nothing} messages={messages} />
        <WishlistButton product="Tomato seeds" isWished look="row" onToggle={nothing} messages={messages} />
      </>,
    )
    expect(leakedWords(container, ['Tomato seeds'])).toEqual([])
  })
})
