import { aPincode } from '@krishi/storefront-hooks/memory'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showField } from '../testing/show-field.tsx'
import addressForm from './address-form.tsx'

const goods = { pincodes: [aPincode({ pincode: '570001', city: 'Mysuru', district: 'Mysuru', provinceId: 'KA' })] }
const box = (name: string) => page.getByRole('textbox', { name })
const send = page.getByRole('button', { name: 'Send' })

const show = (own: { readonly attributes?: string; readonly content?: string } = {}) =>
  showField(addressForm, {
    tag: 'test-address-form',
    observed: [],
    goods,
    events: ['krishi-address-change'],
    ...own,
  })

async function fillPerson(): Promise<void> {
  await userEvent.fill(box('Full name'), 'Sita Devi')
  await userEvent.fill(box('Mobile number'), '9876543210')
  await userEvent.fill(box('Street, area or village'), 'Main road')
}

const whole = {
  'full-name': 'Sita Devi',
  mobile: '9876543210',
  house: '',
  street: 'Main road',
  pincode: '570001',
  city: 'Mysuru',
  district: 'Mysuru',
  state: 'KA',
  landmark: '',
}

it('[28.1, 28.4] gives the form of the page a whole address, of which the shop knows the place', async () => {
  const { heard, sent, storefront } = await show()
  await fillPerson()
  await userEvent.fill(box('Pincode'), '570001')
  await expect.element(box('City')).toHaveValue('Mysuru')
  await send.click()
  expect(sent.map((data) => Object.fromEntries(data))).toEqual([whole])
  expect(heard.at(-1)?.detail).toEqual({ address: whole, isComplete: true })
  const kept = ['address', 'addressDraft'].map(
    (key) => storefront.sessionStorage.read(key) ?? storefront.storage.read(key),
  )
  expect(kept).toEqual([null, null])
})

it('[28.2] keeps the form until the address is whole, and says at each field what is missing', async () => {
  const { field, sent } = await show()
  await userEvent.fill(box('Full name'), 'Sita Devi')
  await send.click()
  await expect.poll(() => field.shadowRoot?.activeElement).toBe(box('Mobile number').element())
  await expect.element(box('Mobile number')).toHaveAccessibleDescription(/Please enter mobile no/)
  await expect.element(box('Pincode')).toBeInvalid()
  expect([sent, field.validationMessage]).toEqual([[], 'Please enter mobile no: 10 digits'])
})

it('[28.4] takes a place that is written by hand where the shop cannot be asked', async () => {
  const { backend, sent } = await show()
  backend.set({ offline: true })
  await fillPerson()
  await userEvent.fill(box('Pincode'), '570002')
  await expect.element(box('Pincode')).toHaveAccessibleDescription(/could not look the pincode up/)
  await userEvent.fill(box('City'), 'Mysuru')
  await userEvent.fill(box('District'), 'Mysuru')
  await page.getByRole('combobox', { name: 'State' }).selectOptions('KA')
  await send.click()
  expect(sent.map((data) => data.get('pincode'))).toEqual(['570002'])
})

it('goes by its own name, so that a page may ask for two addresses, and begins with what the page knows', async () => {
  const { sent } = await show({
    attributes: 'name="billing"',
    content: '<input name="billing-full-name" value="Sita Devi"><input name="billing-pincode" value="570001">',
  })
  await expect.element(box('Full name')).toHaveValue('Sita Devi')
  await expect.element(box('City')).toHaveValue('Mysuru')
  await fillPerson()
  await send.click()
  expect(sent.map((data) => [...data.keys()])).toEqual([Object.keys(whole).map((name) => `billing-${name}`)])
})

it('is emptied and disabled with its form', async () => {
  const { field } = await show()
  await send.click()
  await userEvent.fill(box('Full name'), 'Sita Devi')
  await page.getByRole('button', { name: 'Empty' }).click()
  await expect.element(box('Full name')).toHaveValue('')
  await expect.element(box('Mobile number')).toBeValid()
  const around = field.closest('fieldset')
  if (around) around.disabled = true
  await expect.element(box('Full name')).toBeDisabled()
})
