import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { toCartLine } from '@krishi/storefront-core/cart'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aProduct, aShop, aVariant } from '../memory/fixtures.ts'
import { createMemoryBackend } from '../memory/create-memory-backend.ts'
import { createMemoryPorts } from '../memory/create-memory-ports.ts'
import { StorefrontProvider } from '../storefront/index.ts'
import { addToCart, aStorefront } from '../testing/a-storefront.ts'
import { renderInStorefront } from '../testing/render-hooks.tsx'
import { aStorage } from '../testing/storages.ts'
import type { CartEvent } from './index.ts'
import { useCart, useCartActions, useCartEvents, useCartLine, useCartTotals, useFreeDelivery } from './index.ts'

const rendered: string[] = []

function Line({ id }: { readonly id: string }) {
  rendered.push(id)
  const { setQuantity, remove } = useCartActions()
  const view = useCartLine(id)
  if (!view) return null
  return (
    <li>
      <span>
        {id}: {view.line.cartQty}
      </span>
      <button onClick={() => setQuantity(id, view.line.cartQty + 1)}>More of {id}</button>
      <button onClick={() => remove(id)}>Remove {id}</button>
    </li>
  )
}

function Lines() {
  rendered.push('list')
  return (
    <ul>
      {useCart((cart) => cart.view.lineIds).map((id) => (
        <Line key={id} id={id} />
      ))}
    </ul>
  )
}

function Totals() {
  rendered.push('totals')
  return <p>Total {useCartTotals().totalPrice}</p>
}

function FreeDelivery() {
  rendered.push('free delivery')
  const { status, remaining } = useFreeDelivery()
  return (
    <p>
      Free delivery {status}, {remaining} missing
    </p>
  )
}

function Badge() {
  rendered.push('badge')
  return <p>Units {useCart((cart) => cart.view.count)}</p>
}

function Cart() {
  return (
    <>
      <Badge />
      <Lines />
      <Totals />
      <FreeDelivery />
    </>
  )
}

describe('cart hooks', () => {
  it('[23.6] draw one line, the totals and the badge again in a cart of 500 lines', async () => {
    const products = Array.from({ length: 500 }, (_, index) =>
      aProduct({ productId: `p${index}`, variants: [aVariant({ id: `v${index}` })] }),
    )
    const lines = products.flatMap((product) => product.variants.map((variant) => toCartLine(product, variant, 1)))
    const backend = createMemoryBackend({ shop: aShop({ products }) })
    const { storefront, clock } = aStorefront({
      ports: createMemoryPorts({ backend }),
      browser: aStorage({ cartProducts: JSON.stringify(lines) }),
    })
    await renderInStorefront(storefront, <Cart />)
    await expect.element(page.getByText('Units 500')).toBeVisible()
    await clock.advance(1_000)
    rendered.length = 0
    await page.getByRole('button', { name: 'More of v250' }).click()
    await expect.element(page.getByText('v250: 2')).toBeVisible()
    await clock.advance(1_000)
    expect(storefront.cart.getState().view.isSettled).toBe(true)
    expect([...new Set(rendered)].sort()).toEqual(['badge', 'totals', 'v250'])
  })

  it('[24.4] count what is missing for free delivery from the sums that are shown', async () => {
    const test = aStorefront()
    addToCart(test)
    await renderInStorefront(test.storefront, <Cart />)
    const { confirmed, view } = test.storefront.cart.getState()
    const missing = confirmed.shipping.minCartValueForFreeShipping - view.totals.totalPrice
    await expect.element(page.getByText(`Free delivery charged, ${missing} missing`)).toBeVisible()
  })

  it('[23.2] tell of a removal', async () => {
    const test = aStorefront()
    addToCart(test)
    const events: CartEvent[] = []
    const listen = (event: CartEvent) => void events.push(event)
    function Listener() {
      useCartEvents(listen)
      return null
    }
    await renderInStorefront(
      test.storefront,
      <>
        <Cart />
        <Listener />
      </>,
    )
    await page.getByRole('button', { name: 'Remove product-1-1' }).click()
    expect(events).toMatchObject([{ kind: 'line-removed', line: { id: 'product-1-1' } }])
    await expect.element(page.getByText('Units 0')).toBeVisible()
  })

  it('hydrate over the server’s empty cart without a mismatch, then show the stored one', async () => {
    const stored = aStorefront()
    addToCart(stored, 3)
    const server = aStorefront()
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(
      <StorefrontProvider storefront={server.storefront}>
        <Cart />
      </StorefrontProvider>,
    )
    expect(container.textContent).toContain('Units 0')
    const mismatches: unknown[] = []
    const { storefront } = aStorefront({ browser: stored.browser })
    hydrateRoot(
      container,
      <StorefrontProvider storefront={storefront}>
        <Cart />
      </StorefrontProvider>,
      { onRecoverableError: (error) => mismatches.push(error) },
    )
    await expect.element(page.getByText('product-3-1: 1')).toBeVisible()
    expect(mismatches).toEqual([])
    container.remove()
  })

  it('say what is missing when there is no provider', () => {
    expect(() => renderToString(<Cart />)).toThrow(/lacks a <StorefrontProvider>/)
  })
})
