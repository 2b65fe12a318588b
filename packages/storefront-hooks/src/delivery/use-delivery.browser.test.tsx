import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aDevice } from '../testing/a-device.ts'
import { aStorefront } from '../testing/a-storefront.ts'
import { renderInStorefront } from '../testing/render-hooks.tsx'
import { useDeliveryEstimate, useDeliveryPlace } from './index.ts'

function Estimate({ pincode }: { readonly pincode: string }) {
  const eta = useDeliveryEstimate({ pincode, productId: 'product-2', variantId: 'product-2-1' })
  return <p>{eta.status === 'ready' ? JSON.stringify(eta.value) : eta.status}</p>
}

function Delivery() {
  const { place, settled, choose } = useDeliveryPlace()
  return (
    <>
      <p>{settled ? 'settled' : 'looking'}</p>
      {place && <Estimate pincode={place.pincode} />}
      <button onClick={() => void choose('570001')}>Choose</button>
    </>
  )
}

describe('delivery hooks', () => {
  it('[16.6] estimate for the chosen place, and ask once', async () => {
    const { storefront, backend } = aStorefront()
    await renderInStorefront(storefront, <Delivery />)
    await expect.element(page.getByText('settled')).toBeVisible()
    expect(backend.calls('delivery.estimatedDelivery')).toBe(0)
    await page.getByRole('button').click()
    await expect.element(page.getByText('{"kind":"days","from":2,"to":3}')).toBeVisible()
    await page.getByRole('button').click()
    expect(backend.calls('delivery.estimatedDelivery')).toBe(1)
  })

  it('[16.2] use a device that was allowed before', async () => {
    const { storefront } = aStorefront(aDevice({ permission: 'granted' }))
    await renderInStorefront(storefront, <Delivery />)
    await expect.element(page.getByText('{"kind":"days","from":2,"to":3}')).toBeVisible()
  })

  it('[16.4] read the special answers', async () => {
    await renderInStorefront(aStorefront().storefront, <Estimate pincode="999999" />)
    await expect.element(page.getByText('{"kind":"invalid-pincode"}')).toBeVisible()
  })
})
