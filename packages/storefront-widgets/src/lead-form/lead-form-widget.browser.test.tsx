import { aShop, aStorage, createMemoryBackend, createMemoryPorts } from '@krishi/storefront-hooks/memory'
import { StorefrontProvider, createStorefront } from '@krishi/storefront-hooks/storefront'
import { defaultSettings } from '@krishi/storefront-core/settings'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LeadFormWidget } from './index.ts'
import type { LeadFormWidgetProps } from './index.ts'

const savitri = { isGuestUser: false, userId: 'user-1', mobileNumber: '9876543210', firstName: 'Savitri', lastName: '' }

function aPage(props: LeadFormWidgetProps, user?: object) {
  const backend = createMemoryBackend({ shop: aShop() })
  const storage = aStorage()
  if (user) storage.setItem('signedIn', 'true')
  const storefront = createStorefront({
    ports: createMemoryPorts({ backend, ...(user && { user }) }),
    locale: 'en',
    settings: defaultSettings,
    storage: () => storage,
    sessionStorage: aStorage,
  })
  const view = (
    <StorefrontProvider storefront={storefront}>
      <LeadFormWidget {...props} />
    </StorefrontProvider>
  )
  return { backend, view }
}

const choose = (name: string, option: string) => userEvent.selectOptions(page.getByRole('combobox', { name }), option)
const pick = (name: string, group?: string) =>
  (group === undefined ? page : page.getByRole('group', { name: group })).getByText(name, { exact: true }).click()
const write = (name: string, text: string) => userEvent.fill(page.getByRole('textbox', { name }), text)
const submit = page.getByRole('button', { name: 'Submit' })

describe('LeadFormWidget', () => {
  it('[33.2] [33.3] says of a loan what is missing, one thing after the other, and takes it', async () => {
    const { backend, view } = aPage({ form: 'bank-lead' })
    await render(view)
    const isTold = async (name: string, words: string) => {
      await submit.click()
      await expect.element(page.getByText(words, { exact: true })).toBeVisible()
      await expect.poll(() => document.activeElement?.getAttribute('name')).toBe(name)
    }
    await isTold('name', 'Please enter your name.')
    await write('Your name', 'S@vitri')
    await isTold('name', 'Please enter a valid name.')
    await write('Your name', 'Savitri')
    await isTold('phone', 'Please enter your mobile number.')
    await write('Mobile number', '98765')
    await isTold('phone', 'Please enter a valid mobile number.')
    await write('Mobile number', '+91 98765-43210')
    await isTold('state', 'Please select state.')
    await choose('State', 'Karnataka')
    await isTold('district', 'Please select district.')
    await choose('District', 'Mysuru')
    await isTold('product', 'Please select product.')
    await pick('Used harvester')
    await isTold('harvesterModel', 'Please select harvester model.')
    await pick('Used tractor')
    await isTold('tractorModel', 'Please select tractor model.')
    await choose('Tractor model (year)', '2014')
    await isTold('loanRunningStatus', 'Please select whether loan is running.')
    await pick('Yes', 'Is a loan running on it?')
    await isTold('financierNocStatus', 'Please select whether you have a financier NOC.')
    await pick('No', 'Do you have a financier NOC?')
    await isTold('existingLoanStatus', 'Please select whether existing loan closed.')
    await pick('No', 'Is the existing loan closed?')
    await isTold('consent', 'Please agree to the consent to proceed.')
    expect(backend.calls('forms.send')).toBe(0)
    await page.getByRole('checkbox').click()
    await submit.click()
    await expect.element(page.getByText('Sorry, we cannot process this application.')).toBeVisible()
    expect(backend.calls('forms.send')).toBe(1)
    await expect.element(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('')
  })

  it('[33.1] waits with the button of a car form until all is there, and calls nobody where nobody takes it', async () => {
    const { backend, view } = aPage({ form: 'car-lead', isSent: false })
    await render(view)
    await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
    await expect.element(submit).toHaveAccessibleDescription('Please enter your name.')
    await write('Your name', 'Ravi')
    await write('Email', 'ravi@farm.example')
    await write('Mobile number', '9876543210')
    await choose('State', 'Karnataka')
    await choose('City', 'Mysuru')
    await choose('Dealer', 'Dealer 4')
    await pick('Farmer')
    await pick('Brezza')
    await write('Code from the SMS (optional)', '1234')
    await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('checkbox').click()
    await submit.click()
    await expect.element(page.getByText('Form Submitted Successfully')).toBeVisible()
    expect(backend.calls('forms.send')).toBe(0)
  })

  it('[33.4] takes news of a sale for ten digits, and says what is wrong with others', async () => {
    const { view } = aPage({ form: 'sale-subscribe' })
    await render(view)
    const subscribe = page.getByRole('button', { name: 'Subscribe' })
    const field = page.getByRole('textbox', { name: 'Mobile number' })
    await expect.element(field).toHaveAccessibleDescription('10 digits. News of our sales comes to this number.')
    await userEvent.fill(field, '98765')
    await expect.element(subscribe).toHaveAttribute('aria-disabled', 'true')
    await expect.element(field).not.toHaveAttribute('aria-invalid')
    await userEvent.fill(field, '1234567890')
    await expect.element(field).toHaveAccessibleDescription(/Please enter valid Mobile number!/)
    await userEvent.fill(field, '9876543210')
    await subscribe.click()
    await expect.element(page.getByText('Form Submitted Successfully')).toBeVisible()
  })

  it('[33.2] begins with what is known of whoever is signed in', async () => {
    const { view } = aPage({ form: 'bulk-buyer', prefill: { product: 'Urea' } }, savitri)
    await render(view)
    await expect.element(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Savitri')
    await expect.element(page.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('9876543210')
    await expect.element(page.getByRole('textbox', { name: 'Which product do you need?' })).toHaveValue('Urea')
  })

  it('[30.12] keeps a form whose answer was lost, and says that it may be sent again', async () => {
    const { backend, view } = aPage({ form: 'sale-subscribe' })
    await render(view)
    await write('Mobile number', '9876543210')
    backend.set({ loseNext: true })
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect.element(page.getByText(/it counts once/)).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('9876543210')
  })
})
