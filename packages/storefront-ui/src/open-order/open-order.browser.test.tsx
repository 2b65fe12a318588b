import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conformance } from '../testing/index.ts'
import { openOrderContract } from './open-order.contract.ts'
import { OpenOrder } from './open-order.tsx'

const ignore = () => undefined

conformance('open order', {
  contract: openOrderContract,
  widget: () => (
    <OpenOrder state={{ status: 'placed', orderName: 'BH10042', orderHref: '#order' }} onDismiss={ignore} />
  ),
})

describe('open order', () => {
  it('[30.12] says that it is being asked, and offers nothing to put away until it is known', async () => {
    await render(<OpenOrder state={{ status: 'asking' }} onDismiss={ignore} />)
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('We could not hear whether your order was placed. We are asking.')
    expect(page.getByRole('button').query()).toBeNull()
  })

  it('[30.12] names an order that was placed after all, leads to it, and is put away', async () => {
    const onDismiss = vi.fn()
    await render(
      <OpenOrder state={{ status: 'placed', orderName: 'BH10042', orderHref: '#order' }} onDismiss={onDismiss} />,
    )
    await expect.element(page.getByRole('status')).toHaveTextContent('Your order BH10042 was placed.')
    await expect.element(page.getByRole('link', { name: 'See the order' })).toHaveAttribute('href', '#order')
    await page.getByRole('button', { name: 'Close' }).click()
    expect(onDismiss).toHaveBeenCalledOnce()
  })

  it('[30.12] leads back to a payment that is still open', async () => {
    await render(
      <OpenOrder state={{ status: 'to-pay', orderName: 'BH10042', paymentHref: '#payment' }} onDismiss={ignore} />,
    )
    await expect.element(page.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '#payment')
  })

  it('[30.12] says that nothing was ordered, and that the cart is as it was', async () => {
    await render(<OpenOrder state={{ status: 'none' }} onDismiss={ignore} />)
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent(
        'Your last order did not reach us. Nothing was ordered and nothing was charged. Your cart is as it was.',
      )
  })
})
