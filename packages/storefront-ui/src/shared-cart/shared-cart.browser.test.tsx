import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { conformance, leakedWords, pseudoMessages } from '../testing/index.ts'
import { ShareCart, SharedCart } from './index.ts'
import en from './messages/en.json'
import { sharedCartContract } from './shared-cart.contract.ts'
import { sharedCart } from './shared-cart.fixtures.ts'

const nothing = () => undefined

conformance('SharedCart', { contract: sharedCartContract, widget: () => <SharedCart {...sharedCart} /> })

conformance('ShareCart', {
  contract: sharedCartContract,
  widget: () => <ShareCart status="shown" link="https://shop.example" onShare={nothing} />,
})

const button = (name: string) => page.getByRole('button', { name })

describe('SharedCart', () => {
  it('shows the prices of today and their sum, and what is gone', async () => {
    await render(<SharedCart {...sharedCart} />)
    const lines = page.getByRole('list', { name: 'Products of the shared cart' }).getByRole('listitem')
    await expect.element(lines.first().getByText('₹900')).toBeVisible()
    await expect.element(page.getByText('₹1,166.50')).toBeVisible()
    await expect.element(page.getByText('Only 1 of Urea 46% N, 45 kg can be bought now.')).toBeVisible()
    await expect.element(page.getByText('Neem Oil 1500 ppm, 250 ml is sold out.')).toBeVisible()
    await expect.element(page.getByText(en.unknown)).toBeVisible()
  })

  it.each(['taken', 'used', 'expired', 'failed'] as const)(
    'says what became of a cart that was handed over: %s',
    async (handover) => {
      await render(<SharedCart {...sharedCart} handover={handover} />)
      await expect.element(page.getByRole('heading', { name: en.handover_title })).toBeVisible()
      await expect.element(page.getByText(en[`handover_${handover}`])).toBeVisible()
      expect(page.getByText(en.about).elements()).toHaveLength(0)
      await expect.element(button(en.add)).toBeEnabled()
    },
  )

  it('adds by keyboard when that is chosen, and leads away when it is not', async () => {
    let adds = 0
    await render(<SharedCart {...sharedCart} onAdd={() => (adds += 1)} />)
    await expect.element(page.getByRole('link', { name: en.leave })).toHaveAttribute('href', '#shop')
    expect(adds).toBe(0)
    button(en.add).element().focus()
    await userEvent.keyboard('{Enter}')
    expect(adds).toBe(1)
  })

  it('says what came into the cart, leads there, and takes it back', async () => {
    let undone = 0
    await render(<SharedCart {...sharedCart} added={3} onUndo={() => (undone += 1)} />)
    await expect.element(page.getByRole('status')).toHaveTextContent('3 packs are in your cart.')
    await expect.element(page.getByRole('link', { name: en.cart })).toHaveAttribute('href', '#cart')
    expect(button(en.add).elements()).toHaveLength(0)
    await button(en.undo).click()
    expect(undone).toBe(1)
  })

  it('offers no adding where nothing can be had', async () => {
    await render(<SharedCart {...sharedCart} lines={[]} />)
    await expect.element(page.getByRole('link', { name: en.shop })).toBeVisible()
    expect(button(en.add).elements()).toHaveLength(0)
  })

  it('says that prices could not be read, and that a link is empty', async () => {
    let tries = 0
    const { rerender } = await render(<SharedCart {...sharedCart} status="failed" onRetry={() => (tries += 1)} />)
    await page.getByRole('alert').getByRole('button').click()
    expect(tries).toBe(1)
    await rerender(<SharedCart {...sharedCart} status="empty" />)
    await expect.element(page.getByRole('heading', { name: en.emptyTitle })).toBeVisible()
  })
})

describe('ShareCart', () => {
  it('shares with words, and says that the link was copied', async () => {
    const shared: unknown[] = []
    const { rerender } = await render(<ShareCart status="idle" link="" onShare={(words) => shared.push(words)} />)
    await button(en.share).click()
    expect(shared).toEqual([{ title: en.shareTitle, text: en.shareText }])
    await rerender(<ShareCart status="copied" link="x" onShare={nothing} />)
    await expect.element(page.getByRole('status')).toHaveTextContent(en.copied)
    expect(page.getByRole('textbox').elements()).toHaveLength(0)
  })

  it('has the link to copy by hand where nothing else works', async () => {
    await render(<ShareCart status="shown" link="https://shop.example/#cart=1" onShare={nothing} />)
    await expect.element(page.getByRole('textbox', { name: en.link })).toHaveValue('https://shop.example/#cart=1')
  })
})

describe('both', () => {
  it('have every word of their own from their messages', async () => {
    const messages = pseudoMessages(en)
    const { container } = await render(
      <>
        <SharedCart {...sharedCart} messages={messages} />
        <SharedCart {...sharedCart} added={1} messages={messages} />
        <SharedCart {...sharedCart} status="empty" messages={messages} />
        <ShareCart status="shown" link="" onShare={nothing} messages={messages} />
      </>,
    )
    const own = sharedCart.lines.flatMap(({ line }) => [line.productName.text, line.title.text])
    expect(leakedWords(container, [...own, 'MRP', 'Price', 'Now', 'Was', '×'])).toEqual([])
  })
})
