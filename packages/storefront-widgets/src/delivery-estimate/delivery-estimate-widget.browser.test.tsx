import type { SavedAddress } from '@krishi/storefront-core/address'
import type { SessionUser } from '@krishi/storefront-core/session'
import { defaultSettings } from '@krishi/storefront-core/settings'
import type { Settings } from '@krishi/storefront-core/settings'
import { createCartStore } from '@krishi/storefront-hooks/cart'
import {
  anAddress,
  aPincode,
  aProduct,
  aShop,
  aStorage,
  aVariant,
  createMemoryBackend,
  createMemoryPorts,
} from '@krishi/storefront-hooks/memory'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { aDevice, createFakeClock } from '@krishi/storefront-hooks/testing'
import { PincodeModalWidget } from '../pincode-modal/index.ts'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import en from '@krishi/storefront-ui/delivery-estimate/messages/en.json'
import { CartEstimateWidget, DeliveryEstimateWidget } from './index.ts'

const home: SavedAddress = { ...anAddress({ address1: '1 Temple Road' }), id: 'a', name: 'Home', isDefault: true }
const farm: SavedAddress = { ...home, id: 'b', name: 'Farm', city: 'Kavaratti', zip: '682551', isDefault: false }
const signedIn = { isGuestUser: false, userId: 'user-1' }
const forSale = aVariant({ id: 'small' })
const gone = aVariant({ id: 'gone', inventoryQuantity: 0 })
const product = aProduct({ productId: 'tomato', variants: [forSale, gone] })

interface Circumstances {
  readonly settings?: Partial<Settings>
  readonly device?: ReturnType<typeof aDevice>
  readonly user?: Partial<SessionUser>
}

function aPage({ settings = {}, device = aDevice(), user = {} }: Circumstances = {}) {
  const backend = createMemoryBackend({
    clock: createFakeClock(),
    shop: aShop({
      products: [product],
      pincodes: [aPincode(), aPincode({ pincode: '682551', city: 'Kavaratti' })],
      estimates: { '682551': { kind: 'undeliverable' } },
    }),
  })
  const browser = aStorage()
  const storefront = createStorefront({
    ports: createMemoryPorts({ backend, user, addresses: [home, farm] }),
    locale: 'en',
    settings: { ...defaultSettings, ...settings },
    clock: backend.clock,
    createCart: createCartStore,
    storage: () => browser,
    device: device.device,
  })
  function Delivery({ variant = forSale, status = product.status }) {
    const [open, setOpen] = useState(false)
    return (
      <StorefrontProvider storefront={storefront}>
        <DeliveryEstimateWidget product={{ ...product, status }} variant={variant} onPlaceAsk={() => setOpen(true)} />
        {open && <PincodeModalWidget open onOpenChange={setOpen} />}
      </StorefrontProvider>
    )
  }
  return { Delivery, backend, device, storefront }
}

const section = page.getByRole('region', { name: 'Delivery' })
const enter = page.getByRole('button', { name: 'Enter pincode' })
const field = page.getByRole('textbox', { name: 'Pincode' })

async function choose(pincode: string) {
  await userEvent.fill(field, pincode)
  await userEvent.keyboard('{Enter}')
}

describe('DeliveryEstimateWidget', () => {
  it('[16.1] is there where the pack is for sale and the owner wants estimates', async () => {
    const { Delivery } = aPage()
    const screen = await render(<Delivery />)
    await expect.element(section).toBeVisible()
    await screen.rerender(<Delivery variant={gone} />)
    expect(section.query()).toBeNull()
    await screen.rerender(<Delivery status="archived" />)
    expect(section.query()).toBeNull()
  })

  it('[16.1] is not there where the owner wants none, and looks for no place', async () => {
    const { Delivery, backend, device } = aPage({
      settings: { enableEstimatedDeliveryOnPinCode: false },
      device: aDevice({ permission: 'granted' }),
    })
    await render(<Delivery />)
    expect(section.query()).toBeNull()
    expect([device.asked(), backend.calls('delivery.reverseLookup')]).toEqual([0, 0])
  })

  it('[16.2] [16.3] asks for a pincode, closes, and tells the days; the focus returns', async () => {
    const { Delivery } = aPage()
    await render(<Delivery />)
    await enter.click()
    await expect.element(field).toHaveFocus()
    await choose('570001')
    await expect.element(section.getByText('To 570001, Mysuru')).toBeVisible()
    await expect.element(section.getByRole('status')).toHaveTextContent('Arrives in 2 to 3 daysBy 24 Nov')
    expect(page.getByRole('dialog').query()).toBeNull()
    await expect.element(page.getByRole('button', { name: 'Change the place of delivery' })).toHaveFocus()
  })

  it('[16.3] stays open with the server’s sentence when the pincode is none', async () => {
    const { Delivery } = aPage()
    await render(<Delivery />)
    await enter.click()
    await choose('999999')
    await expect.element(field).toHaveAccessibleDescription('Invalid Pincode 6 digits')
    await choose('570001')
    await expect.element(section.getByText('To 570001, Mysuru')).toBeVisible()
  })

  it('[16.4] says where nothing is brought', async () => {
    const { Delivery } = aPage()
    await render(<Delivery />)
    await enter.click()
    await choose('682551')
    await expect.element(section.getByRole('status')).toHaveTextContent('We do not deliver to this pincode yet.')
  })

  it('[16.2] asks the device only after a tap, and says that its answer is about right', async () => {
    const { Delivery, device } = aPage()
    await render(<Delivery />)
    await expect.element(enter).toBeVisible()
    expect(device.asked()).toBe(0)
    await enter.click()
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect.element(section.getByText('To 570001, Mysuru The place is approximate.')).toBeVisible()
    expect(device.asked()).toBe(1)
  })

  it('[16.2] stays open when the device may not say where it is', async () => {
    const { Delivery } = aPage({ device: aDevice({ answer: 'denied' }) })
    await render(<Delivery />)
    await enter.click()
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect.element(page.getByText(/^Your location is switched off/)).toBeVisible()
  })

  it('[16.5] takes a saved address', async () => {
    const { Delivery } = aPage({ user: signedIn })
    await render(<Delivery />)
    await enter.click()
    await page.getByRole('button', { name: /^Farm/ }).click()
    await expect.element(section.getByText('To 682551, Kavaratti')).toBeVisible()
  })

  it('[16.2] [16.5] is for the default address of whoever is signed in, and offers the others', async () => {
    const { Delivery, storefront, backend } = aPage({ user: signedIn })
    await storefront.session.open()
    await render(<Delivery />)
    await expect.element(section.getByText(/570001/)).toBeVisible()
    await expect.element(section.getByText('Arrives in 2 to 3 days')).toBeVisible()
    await page.getByRole('button', { name: 'Change the place of delivery' }).click()
    await page.getByRole('button', { name: /^Farm/ }).click()
    await expect.element(section.getByText(/682551/)).toBeVisible()
    expect(backend.calls('address.pincodeLookup')).toBe(0)
  })

  it('[16.2] [16.5] is in the cart for the default address of whoever is signed in, once there is something in it', async () => {
    const { storefront, backend } = aPage({ user: signedIn })
    await storefront.session.open()
    await render(
      <StorefrontProvider storefront={storefront}>
        <CartEstimateWidget onPlaceAsk={() => undefined} />
      </StorefrontProvider>,
    )
    expect(section.query()).toBeNull()
    storefront.cart.actions.add(product, forSale, 1)
    await expect.element(section.getByText('To 570001, Mysuru')).toBeVisible()
    await expect.element(section.getByText('Arrives in 2 to 3 days')).toBeVisible()
    expect(backend.calls('address.readDefault')).toBe(1)
  })

  it('[16.5] [03.5] offers a guest no addresses, and asks for none', async () => {
    const { Delivery, backend } = aPage()
    await render(<Delivery />)
    await enter.click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(page.getByRole('button', { name: /^Home/ }).query()).toBeNull()
    expect([backend.calls('address.list'), backend.calls('address.readDefault')]).toEqual([0, 0])
  })

  it('says that the days could not be looked up, and asks again', async () => {
    const { Delivery, backend } = aPage({ user: signedIn })
    await render(<Delivery />)
    await enter.click()
    const other = page.getByRole('button', { name: /^Farm/ })
    await expect.element(other).toBeVisible()
    backend.set({ failing: { code: 'request/not-found' } })
    await other.click()
    await expect.element(section.getByText('The days could not be looked up.')).toBeVisible()
    backend.set({ failing: null })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(section.getByText(en.undeliveredPincode)).toBeVisible()
  })
})
