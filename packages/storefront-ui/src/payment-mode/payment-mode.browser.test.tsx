import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conformance, renderInShadow } from '../testing/index.ts'
import { paymentModeContract } from './payment-mode.contract.ts'
import { PaymentMode } from './payment-mode.tsx'
import type { PaymentModeProps } from './payment-mode.tsx'
import { PaymentState } from './payment-state.tsx'
import type { PaymentStateView } from './payment-state.tsx'

function props(overrides: Partial<PaymentModeProps> = {}): PaymentModeProps {
  return {
    address: { name: 'Savitri Patil', lines: ['12, Malegaon', 'Nashik 422001'], phone: '9876543210' },
    mode: 'cod',
    isOnlineUnavailable: true,
    isCodDisabled: false,
    adjustments: [],
    payable: 124_050,
    placing: false,
    error: null,
    summary: <p>Tomato seeds</p>,
    onModeChange: () => undefined,
    onAddressChange: () => undefined,
    onPlaceOrder: () => undefined,
    ...overrides,
  }
}

conformance('payment mode', { contract: paymentModeContract, widget: () => <PaymentMode {...props()} /> })

describe('payment mode', () => {
  it('[30.2] shows what is due, where the order goes, the choice and one button', async () => {
    let placed = 0
    let changed = 0
    await render(
      <PaymentMode {...props({ onPlaceOrder: () => (placed += 1), onAddressChange: () => (changed += 1) })} />,
    )
    await expect.element(page.getByText('₹1,240.50').first()).toBeVisible()
    await expect.element(page.getByText('Savitri Patil')).toBeVisible()
    await page.getByRole('button', { name: 'Change the delivery address' }).click()
    await page.getByRole('button', { name: 'Place order' }).click()
    expect([changed, placed]).toEqual([1, 1])
  })

  it('[30.2] says why a way to pay cannot be chosen, and keeps the choice', async () => {
    const chosen: string[] = []
    await render(
      <PaymentMode
        {...props({
          mode: 'online',
          isOnlineUnavailable: false,
          isCodDisabled: true,
          onModeChange: (mode) => chosen.push(mode),
        })}
      />,
    )
    const cod = page.getByRole('radio', { name: 'Cash on delivery' })
    await expect.element(cod).toHaveAccessibleDescription(/not available for this order/)
    await cod.click({ force: true })
    expect(chosen).toEqual([])
    await expect.element(page.getByRole('button', { name: 'Pay ₹1,240.50' })).toBeVisible()
  })

  it('[30.12] ignores taps while the order is being placed and keeps focus', async () => {
    let placed = 0
    const screen = await render(<PaymentMode {...props()} />)
    page.getByRole('button', { name: 'Place order' }).element().focus()
    await screen.rerender(<PaymentMode {...props({ placing: true, onPlaceOrder: () => (placed += 1) })} />)
    const button = page.getByRole('button', { name: 'Placing your order…' })
    await expect.element(button).toHaveFocus()
    await button.click({ force: true })
    expect(placed).toBe(0)
  })

  it('[30.10] says in words why the order was not placed', async () => {
    const screen = await render(<PaymentMode {...props({ error: 'checkout/items-not-valid' })} />)
    await expect.element(page.getByRole('alert').getByText(/Checkout items not valid/)).toBeVisible()
    await screen.rerender(<PaymentMode {...props({ error: 'unknown' })} />)
    await expect.element(page.getByRole('alert').getByText(/Something went wrong, try again/)).toBeVisible()
  })

  it('says what changed since the cart was filled', async () => {
    const adjustment = { kind: 'reduced', productTitle: 'Neem oil', variantTitle: '1 l', quantity: 2 } as const
    await render(<PaymentMode {...props({ adjustments: [adjustment] })} />)
    await expect.element(page.getByText('Only 2 of Neem oil, 1 l left; we lowered the quantity.')).toBeVisible()
  })

  it('works inside a shadow root', async () => {
    let placed = 0
    const shadow = await renderInShadow(<PaymentMode {...props({ onPlaceOrder: () => (placed += 1) })} />)
    await page.getByRole('button', { name: 'Place order' }).click()
    expect(placed).toBe(1)
    await shadow.unmount()
  })
})

describe('payment states', () => {
  const shown: readonly (readonly [PaymentStateView, string])[] = [
    [{ status: 'error', onRetry: () => undefined }, 'Something went wrong'],
    [{ status: 'empty', shopHref: '#shop' }, 'Nothing to order'],
    [
      { status: 'already-created', orderName: 'BH7', ordersHref: null, orderHref: '#order' },
      'This order is already placed',
    ],
  ]

  for (const [state, heading] of shown) {
    it(`[30.1] has a state for ${state.status}`, async () => {
      await render(<PaymentState state={state} />)
      await expect.element(page.getByRole('heading', { name: heading })).toBeVisible()
    })
  }

  it('[30.1] says that it is loading', async () => {
    await render(<PaymentState state={{ status: 'loading' }} />)
    await expect.element(page.getByRole('status', { name: 'Opening your order' })).toBeInTheDocument()
  })

  it('[30.2] leads a signed-in shopper to her orders and a guest only to this one', async () => {
    const state = { status: 'already-created', orderName: 'BH7', ordersHref: '#orders', orderHref: '#order' } as const
    const screen = await render(<PaymentState state={state} />)
    await expect.element(page.getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '#orders')
    await screen.rerender(<PaymentState state={{ ...state, ordersHref: null }} />)
    expect(page.getByRole('link', { name: 'My orders' }).query()).toBeNull()
    await expect.element(page.getByRole('link', { name: 'See the order' })).toHaveAttribute('href', '#order')
  })
})
