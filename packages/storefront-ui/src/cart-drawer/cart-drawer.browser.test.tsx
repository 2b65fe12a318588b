import { useState } from 'react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '../styles.css'
import styles from '../styles.css?inline'
import { conformance, renderInShadow } from '../testing/index.ts'
import { aContent, lineNamed } from './cart-drawer.fixtures.tsx'
import { cartDrawerContract } from './cart-drawer.contract.ts'
import { CartDrawer } from './index.ts'
import type { CartContentProps } from './index.ts'

conformance('CartDrawer', {
  contract: cartDrawerContract,
  widget: () => <CartDrawer open onOpenChange={() => undefined} {...aContent()} />,
  rendersOnServer: false,
})

/** A page with a button that opens the cart, and enough under it to scroll. */
function Shop(props: Partial<CartContentProps>) {
  const [open, setOpen] = useState(false)
  return (
    <div style={{ blockSize: 3000 }}>
      <button type="button" onClick={() => setOpen(true)}>
        Cart
      </button>
      <CartDrawer open={open} onOpenChange={setOpen} {...aContent(props)} />
    </div>
  )
}

const opener = page.getByRole('button', { name: 'Cart', exact: true })
const drawer = page.getByRole('dialog', { name: 'Your cart' })

async function open() {
  await opener.click()
  await expect.element(drawer).toBeVisible()
  await Promise.all(document.getAnimations().map((animation) => animation.finished))
}

/** The focused element, in a shadow root too. */
function focused() {
  const active = document.activeElement
  return active?.shadowRoot?.activeElement ?? active
}

describe.each([
  ['in the page', (ui: ReactNode) => render(ui)],
  ['in a shadow root', (ui: ReactNode) => renderInShadow(ui, { styles })],
] as const)('CartDrawer %s', (_place, renderThere) => {
  it('[24.1] takes the focus, keeps it, and gives it back at Escape', async () => {
    await renderThere(<Shop />)
    await open()
    expect(focused()?.textContent).toBe('Your cart')
    for (let step = 0; step < 40; step += 1) await userEvent.tab()
    const inside = focused()
    expect(inside === document.body || drawer.element().contains(inside)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer).not.toBeInTheDocument()
    expect(focused()).toBe(opener.element())
  })

  it('[24.2] leads the keyboard past lines and suggestions to the order, by way of terms that are not agreed to', async () => {
    await renderThere(<Shop />)
    await open()
    await userEvent.tab()
    await userEvent.tab()
    expect(focused()?.textContent).toBe('Skip to the order button')
    const box = focused()?.getBoundingClientRect()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    const line = drawer.getByRole('listitem').first().element()
    expect(box?.bottom).toBeLessThanOrEqual(line.getBoundingClientRect().top)
    await userEvent.keyboard('{Enter}')
    expect(focused()?.textContent).toMatch(/^Proceed/)
    await page.getByRole('checkbox').click()
    page.getByRole('button', { name: 'Skip to the order button' }).element().focus()
    await userEvent.keyboard('{Enter}')
    expect(focused()).toBe(page.getByRole('checkbox').element())
  })

  it('[24.1] closes by its button', async () => {
    await renderThere(<Shop />)
    await open()
    await page.getByRole('button', { name: 'Close the cart' }).click()
    await expect.element(drawer).not.toBeInTheDocument()
  })
})

describe('CartDrawer', () => {
  it('[24.1] is the whole screen on a phone and 380 px at the end of a desktop', async () => {
    await render(<Shop />)
    await open()
    expect(drawer.element().getBoundingClientRect()).toMatchObject({ left: 0, width: 360, height: 740 })
    await page.viewport(1280, 800)
    expect(drawer.element().getBoundingClientRect()).toMatchObject({ right: 1280, width: 380, height: 800 })
    await page.viewport(360, 740)
  })

  it('[24.1] closes at a tap beside it, and stays at a tap in it', async () => {
    await page.viewport(1280, 800)
    await render(<Shop />)
    await open()
    await drawer.getByText('Bill details').click()
    await expect.element(drawer).toBeVisible()
    await userEvent.click(document.documentElement, { position: { x: 40, y: 400 }, force: true })
    await expect.element(drawer).not.toBeInTheDocument()
    await page.viewport(360, 740)
  })

  it('[24.1] holds the page behind still, and lets it go', async () => {
    await render(<Shop />)
    await open()
    expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer).not.toBeInTheDocument()
    expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden')
    expect(document.body.style.pointerEvents).toBe('')
  })

  it('[24.1] keeps the button that proceeds in view, whatever the cart holds', async () => {
    const names = ['Tomato', 'Okra', 'Maize', 'Paddy', 'Cotton', 'Onion', 'Chilli', 'Carrot']
    await render(<Shop cart={{ ...aContent().cart, lines: names.map((name) => lineNamed(name)) }} />)
    await open()
    await expect.element(page.getByRole('button', { name: /^Proceed/ })).toBeInViewport()
  })

  it('keeps the choice about the terms while it is closed', async () => {
    await render(<Shop />)
    await open()
    const terms = page.getByRole('checkbox', { name: 'I agree to the terms and conditions' })
    await terms.click()
    await userEvent.keyboard('{Escape}')
    await open()
    await expect.element(terms).not.toBeChecked()
  })
})
