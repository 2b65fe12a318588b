import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { SavedAddress } from '@krishi/storefront-core/address'
import { decodeAddress } from '@krishi/storefront-core/address'
import type { Result } from '@krishi/storefront-core/result'
import { defaultSettings } from '@krishi/storefront-core/settings'
import { addressBookOf } from '@krishi/storefront-hooks/address'
import type { AddressBookEvent } from '@krishi/storefront-hooks/address'
import { aShop, aStorage, anAddress, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AddressBookWidget, SavedAddressFormWidget } from './index.ts'

const user = { isGuestUser: false, userId: 'user-1', mobileNumber: '9876543210' }
const field = (name: string) => page.getByRole('textbox', { name })

async function aBook(...cities: readonly string[]) {
  const backend = createMemoryBackend({ shop: aShop() })
  const ports = createMemoryPorts({ backend, user })
  const tab = aStorage()
  const returned: (() => void)[] = []
  const onReturn = (listener: () => void) => {
    returned.push(listener)
    return () => {}
  }
  const storefront = createStorefront({
    ...{ ports, onReturn, locale: 'en', settings: defaultSettings },
    sessionStorage: () => tab,
  })
  const { actions, getState } = addressBookOf(storefront)
  await actions.read()
  for (const city of cities)
    await actions.save(decodeAddress(anAddress({ city })), { id: null, isDefault: false, flow: 'address-book' })
  const show = (children: ReactNode) =>
    render(<StorefrontProvider storefront={storefront}>{children}</StorefrontProvider>)
  const comeBack = () => returned.forEach((listener) => listener())
  return { backend, show, comeBack, tab, addresses: () => getState().addresses, undoRemove: actions.undoRemove }
}

describe('AddressBookWidget', () => {
  it('[28.12] shows three, then the others, and deletes one with a way back', async () => {
    const { show, undoRemove, addresses } = await aBook('Mysuru', 'Hassan', 'Belur', 'Halebidu', 'Arsikere')
    const events: AddressBookEvent[] = []
    await show(<AddressBookWidget empty="Nothing yet." onEdit={() => {}} onEvent={(event) => events.push(event)} />)
    await expect.poll(() => page.getByRole('listitem').elements().length).toBe(3)
    await page.getByRole('button', { name: '+2 more addresses' }).click()
    await expect.poll(() => page.getByRole('listitem').elements().length).toBe(5)
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click()
    await expect.poll(() => page.getByRole('listitem').elements().length).toBe(4)
    await expect.poll(() => events).toMatchObject([{ type: 'removed', address: { city: 'Mysuru' } }])
    for (const event of events) if (event.type === 'removed') await undoRemove(event.address)
    await expect.poll(() => page.getByRole('listitem').elements().length).toBe(5)
    expect(addresses()[0]).toMatchObject({ city: 'Mysuru', isDefault: true })
  })

  it('keeps the focus where the last address was when that is deleted', async () => {
    const { show } = await aBook('Mysuru')
    await show(<AddressBookWidget empty="Nothing yet." onEdit={() => {}} />)
    await page.getByRole('button', { name: /^Delete/ }).click()
    await expect.element(page.getByText('Nothing yet.')).toHaveFocus()
  })

  it('[30.12] reads the book again once the network is back', async () => {
    const { show, backend, comeBack } = await aBook()
    backend.set({ offline: true })
    await show(<AddressBookWidget empty="Nothing yet." onEdit={() => {}} />)
    await expect.element(page.getByRole('alert')).toBeVisible()
    backend.set({ offline: false })
    comeBack()
    await expect.element(page.getByText('Nothing yet.')).toBeVisible()
  })

  it('says that the book could not be read, reads it again, and says that it is empty', async () => {
    const { show, backend } = await aBook()
    backend.set({ failing: { code: 'network/server' } })
    await show(<AddressBookWidget empty="Nothing yet." onEdit={() => {}} />)
    await expect.element(page.getByRole('alert')).toBeVisible()
    backend.set({ failing: null })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText('Nothing yet.')).toBeVisible()
  })
})

describe('SavedAddressFormWidget', () => {
  function aForm(address: SavedAddress | null, settled: Result<SavedAddress, PortErrorCode>[] = []) {
    return (
      <SavedAddressFormWidget
        address={address}
        flow="address-book"
        onSettled={(saved) => settled.push(saved)}
        onCancel={() => {}}
      />
    )
  }
  const box = page.getByRole('checkbox', { name: /default address/ })

  it('[28.7] hides the box in an empty book, whose first address is the default', async () => {
    const { show, addresses } = await aBook()
    const settled: Result<SavedAddress, PortErrorCode>[] = []
    await show(aForm(null, settled))
    await expect.element(field('Full name')).toBeVisible()
    expect(box.query()).toBeNull()
    expect(page.getByRole('checkbox').query()).toBeNull()
    await field('Full name').fill('Lakshmi Gowda')
    await field('Mobile number').fill('9845012345')
    await field('Street, area or village').fill('Temple Road')
    await field('Pincode').fill('570001')
    await expect.element(field('City')).toHaveValue('Mysuru')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect.poll(() => settled).toMatchObject([{ ok: true, value: { city: 'Mysuru', isDefault: true } }])
    expect(addresses()).toHaveLength(1)
  })

  it('[28.7] shows the box for another address, and hides it for the default', async () => {
    const { show, addresses } = await aBook('Mysuru', 'Hassan')
    const [mysuru = null, hassan = null] = addresses()
    const first = await show(aForm(hassan))
    await expect.element(box).not.toBeChecked()
    await expect.element(field('City')).toHaveValue('Hassan')
    await box.click()
    await page.getByRole('button', { name: 'Update' }).click()
    await expect.poll(() => addresses()[0]?.city).toBe('Hassan')
    await first.unmount()
    const [now = null] = addresses()
    const second = await show(aForm(now))
    await expect.element(field('City')).toHaveValue('Hassan')
    expect(box.query()).toBeNull()
    await second.unmount()
    await show(aForm(mysuru))
    await expect.element(box).not.toBeChecked()
  })

  it('keeps the typed address in this tab until it is saved or cancelled', async () => {
    const { show, tab } = await aBook('Mysuru')
    const before = await show(aForm(null))
    await field('Full name').fill('Savitri')
    await before.unmount()
    await show(aForm(null))
    await expect.element(field('Full name')).toHaveValue('Savitri')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(field('Full name')).toHaveValue('')
    expect(tab.getItem('checkoutAddressDraft')).toBeNull()
  })
})
