import type { DeliveryAddress } from '@krishi/storefront-core/address'
import { defaultSettings } from '@krishi/storefront-core/settings'
import type { Settings } from '@krishi/storefront-core/settings'
import type { DeviceLocation } from '@krishi/storefront-hooks/delivery'
import { aShop, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { aDevice, createFakeClock } from '@krishi/storefront-hooks/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AddressFormWidget } from './index.ts'

const field = (name: string) => page.getByRole('textbox', { name })
const state = page.getByRole('combobox', { name: 'State' })
const submit = page.getByRole('button', { name: 'Submit' })

async function aForm(
  device?: () => DeviceLocation,
  settings: Settings = defaultSettings,
  mode: 'add' | 'edit' = 'add',
) {
  const backend = createMemoryBackend({ shop: aShop(), clock: createFakeClock() })
  const ports = createMemoryPorts({ backend, settings })
  const storefront = createStorefront({ ports, locale: 'en', settings, ...(device && { device }) })
  const given: DeliveryAddress[] = []
  const refused: string[][] = []
  await render(
    <StorefrontProvider storefront={storefront}>
      <AddressFormWidget
        mode={mode}
        saving={false}
        onCancel={() => undefined}
        onAddress={(address) => given.push(address)}
        onRefused={(errors) => refused.push(errors.map((error) => error.field))}
      />
    </StorefrontProvider>,
  )
  return { backend, given, refused }
}

describe('AddressFormWidget', () => {
  it('[28.2] moves to the first field that was refused and tells the caller of all, in order', async () => {
    const { refused, given } = await aForm()
    await field('Full name').fill('Lakshmi Gowda')
    await submit.click()
    await expect.element(field('Mobile number')).toHaveFocus()
    await expect.element(field('Mobile number')).toHaveAccessibleDescription(/Please enter mobile no/)
    expect(refused).toEqual([['mobileNo', 'address1', 'pinCode', 'city', 'district', 'state']])
    expect(given).toEqual([])
  })

  it('[28.2] takes an error back once its field is mended, and leaves the others', async () => {
    await aForm()
    await submit.click()
    await expect.element(field('Full name')).toHaveFocus()
    await expect.element(field('Full name')).toBeInvalid()
    await field('Full name').fill('L')
    await expect.element(field('Full name')).toBeValid()
    await expect.element(field('Mobile number')).toBeInvalid()
  })

  it('[28.4] fills city, district and state from the pincode and holds district and state', async () => {
    const { backend } = await aForm()
    await field('Pincode').fill('57000')
    expect(backend.calls('address.pincodeLookup')).toBe(0)
    await field('Pincode').fill('570001')
    await expect.element(field('City')).toHaveValue('Mysuru')
    await expect.element(field('District')).toHaveValue('Mysuru')
    await expect.element(state).toHaveValue('KA')
    await expect.element(state).toHaveAttribute('aria-disabled', 'true')
    await expect.element(field('District')).toHaveAttribute('readonly')
  })

  it("[28.4] empties what an unknown pincode would tell and says the server's sentence", async () => {
    await aForm()
    await field('Pincode').fill('570001')
    await expect.element(field('City')).toHaveValue('Mysuru')
    await field('Pincode').fill('999999')
    await expect.element(page.getByText('Invalid Pincode')).toBeVisible()
    await expect.element(field('City')).toHaveValue('')
    await expect.element(state).toHaveValue('')
    await expect.element(state).not.toHaveAttribute('aria-disabled')
  })

  it.each(['000000', '999999'])('[28.4] refuses the pincode %s in words before the server does', async (pincode) => {
    const { given, refused } = await aForm()
    await field('Full name').fill('Lakshmi Gowda')
    await field('Mobile number').fill('9845012345')
    await field('Street, area or village').fill('Temple Road')
    await field('Pincode').fill(pincode)
    await expect.element(page.getByText('Invalid Pincode')).toBeVisible()
    await field('City').fill('Mysuru')
    await field('District').fill('Mysuru')
    await state.selectOptions('Karnataka')
    await submit.click()
    await expect.element(field('Pincode')).toHaveFocus()
    await expect.element(field('Pincode')).toHaveAccessibleDescription(/We do not know this pincode/)
    expect([given, refused]).toEqual([[], [['pinCode']]])
  })

  it('[28.4] takes back what was said of city, district and state once the pincode fills them in', async () => {
    await aForm()
    await submit.click()
    await expect.element(field('City')).toBeInvalid()
    await field('Pincode').fill('570001')
    await expect.element(field('City')).toHaveValue('Mysuru')
    await expect.element(field('City')).toBeValid()
    await expect.element(state).toBeValid()
  })

  const locate = page.getByRole('button', { name: 'Use my location' })

  it('[28.5] asks the device after a tap only, and fills the place in from it', async () => {
    const { device, asked } = aDevice()
    await aForm(device)
    await field('Full name').fill('Lakshmi Gowda')
    await submit.click()
    await expect.element(field('Pincode')).toBeInvalid()
    expect(asked()).toBe(0)
    await locate.click()
    await expect.element(field('City')).toHaveValue('Mysuru')
    await expect.element(field('City')).toHaveAccessibleDescription(/from your location/)
    await expect.element(field('Pincode')).toHaveValue('570001')
    await expect.element(field('Pincode')).toBeValid()
    await expect.element(field('Full name')).toHaveValue('Lakshmi Gowda')
    expect(asked()).toBe(1)
  })

  it('[28.5] fills in an empty form unasked where the permission was granted before', async () => {
    await aForm(aDevice({ permission: 'granted' }).device)
    await expect.element(field('City')).toHaveValue('Mysuru')
  })

  it('[28.5] asks to enable the permission where it was denied', async () => {
    await aForm(aDevice({ permission: 'denied' }).device)
    await locate.click()
    await expect.element(page.getByText(/enable location permission/)).toBeVisible()
  })

  it('[28.5] is not offered for an address that is there, nor where the settings switch it off', async () => {
    await aForm(undefined, defaultSettings, 'edit')
    await expect.element(field('Full name')).toBeVisible()
    expect(locate.query()).toBeNull()
    await aForm(undefined, { ...defaultSettings, enableAddressAutoFillWithCoordinates: false })
    await expect.element(field('Full name').nth(1)).toBeVisible()
    expect(locate.query()).toBeNull()
  })

  it('[28.8] gives the address of a form that every check accepts', async () => {
    const { given } = await aForm()
    await field('Full name').fill('Lakshmi Gowda')
    await field('Mobile number').fill('+91 98450 12345')
    await field('Street, area or village').fill('Temple Road')
    await field('Pincode').fill('570001')
    await expect.element(field('City')).toHaveValue('Mysuru')
    await submit.click()
    expect(given).toMatchObject([{ fullName: 'Lakshmi Gowda', phone: '9845012345', province: 'KA', zip: '570001' }])
  })
})
