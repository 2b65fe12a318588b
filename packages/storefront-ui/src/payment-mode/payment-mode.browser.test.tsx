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
    dueNow: 0,
    prepaidDiscount: 0,
    advance: 0,
    progress: null,
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
          dueNow: 124_050,
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
    await screen.rerender(<PaymentMode {...props({ progress: 'placing', onPlaceOrder: () => (placed += 1) })} />)
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

  it('[30.2] says what each way to pay takes off or asks for now, and parts what is due', async () => {
    const amounts = { payable: 150_000, dueNow: 20_000, prepaidDiscount: 4_500, advance: 20_000 }
    await render(<PaymentMode {...props({ ...amounts, isOnlineUnavailable: false })} />)
    await expect.element(page.getByText('Save ₹45')).toBeVisible()
    await expect.element(page.getByText('and ₹1,300 when it reaches you')).toBeVisible()
    await expect.element(page.getByText('Pay ₹200 now, ₹1,300 on delivery')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Pay ₹200' })).toBeVisible()
  })

  it('[30.7] cannot be pressed while the provider’s window is open, and says what it waits for', async () => {
    const online = props({ mode: 'online', dueNow: 124_050, isOnlineUnavailable: false })
    const screen = await render(<PaymentMode {...online} progress="opening" />)
    const button = page.getByRole('button', { name: 'Opening the payment…' })
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await screen.rerender(<PaymentMode {...online} progress="paying" />)
    expect(page.getByRole('radio', { includeHidden: true }).first().element().closest('[inert]')).not.toBeNull()
    await screen.rerender(<PaymentMode {...online} progress="verifying" />)
    await expect.element(page.getByRole('button', { name: 'Checking your payment…' })).toBeVisible()
  })

  it('[30.9] says that nothing was charged when the window did not come, and keeps both ways open', async () => {
    let tries = 0
    const error = props({ mode: 'online', dueNow: 124_050, isOnlineUnavailable: false, error: 'payment/unavailable' })
    const screen = await render(<PaymentMode {...error} onPlaceOrder={() => (tries += 1)} />)
    await expect.element(page.getByRole('alert').getByText(/did not open. Nothing was charged/)).toBeVisible()
    await page.getByRole('button', { name: 'Pay ₹1,240.50' }).click()
    expect(tries).toBe(1)
    await expect.element(page.getByRole('radio', { name: 'Cash on delivery' })).toBeEnabled()
    await screen.rerender(<PaymentMode {...error} error="payment/failed" />)
    await expect.element(page.getByRole('alert').getByText(/cannot be paid online just now/)).toBeVisible()
  })

  it('[30.4] says what was removed, reduced or has another price since the cart was filled', async () => {
    const line = { productTitle: 'Neem oil', variantTitle: '1 l', quantity: 2 }
    const adjustments = (['removed', 'reduced', 'price-changed'] as const).map((kind) => ({ kind, ...line }))
    await render(<PaymentMode {...props({ adjustments })} />)
    await expect.element(page.getByText('Neem oil, 1 l is no longer available and was removed.')).toBeVisible()
    await expect.element(page.getByText('Only 2 of Neem oil, 1 l left; we lowered the quantity.')).toBeVisible()
    await expect.element(page.getByText('The price of Neem oil, 1 l has changed.')).toBeVisible()
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

  it('[30.2] leads a signed-in shopper to all orders and a guest only to this one', async () => {
    const state = { status: 'already-created', orderName: 'BH7', ordersHref: '#orders', orderHref: '#order' } as const
    const screen = await render(<PaymentState state={state} />)
    await expect.element(page.getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '#orders')
    await screen.rerender(<PaymentState state={{ ...state, ordersHref: null }} />)
    expect(page.getByRole('link', { name: 'My orders' }).query()).toBeNull()
    await expect.element(page.getByRole('link', { name: 'See the order' })).toHaveAttribute('href', '#order')
  })
})
