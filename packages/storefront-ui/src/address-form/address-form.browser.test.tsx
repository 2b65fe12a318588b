import { emptyAddressDraft as draft } from '@krishi/storefront-core/address'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conformance, renderInShadow } from '../testing/index.ts'
import { addressFormContract } from './address-form.contract.ts'
import { AddressFields } from './address-fields.tsx'
import { AddressForm } from './address-form.tsx'
import type { AddressFormProps } from './address-form.tsx'

const noErrors: AddressFormProps['errors'] = []
const placesOfTwo = [
  { district: 'Nashik', provinceId: 'MH' },
  { district: 'Dhule', provinceId: 'MH' },
]

function props(overrides: Partial<AddressFormProps> = {}): AddressFormProps {
  return {
    mode: 'add',
    draft,
    errors: noErrors,
    attempt: 0,
    provinces: [
      { id: 'KA', title: 'Karnataka' },
      { id: 'MH', title: 'Maharashtra' },
    ],
    lookup: { status: 'idle' },
    required: { flathouseno: false, address1: true },
    saving: false,
    onDraftChange: () => undefined,
    onSubmit: () => undefined,
    onCancel: () => undefined,
    ...overrides,
  }
}

/** Keeps what is typed and refuses what `check` says, as a host does. */
function Host({ check, ...overrides }: Partial<AddressFormProps> & { check: () => AddressFormProps['errors'] }) {
  const [value, setValue] = useState(draft)
  const [errors, setErrors] = useState(noErrors)
  const [attempt, setAttempt] = useState(0)
  return (
    <AddressForm
      {...props(overrides)}
      draft={value}
      errors={errors}
      attempt={attempt}
      onDraftChange={setValue}
      onSubmit={() => {
        setErrors(check())
        setAttempt(attempt + 1)
      }}
    />
  )
}

conformance('address form', { contract: addressFormContract, widget: () => <AddressForm {...props()} /> })

describe('address form', () => {
  it('[28.1] shows the fields in their order under its title, with India fixed', async () => {
    await render(<AddressForm {...props()} />)
    await expect.element(page.getByRole('heading', { name: 'Add address' })).toBeVisible()
    const names = [...document.querySelectorAll('input, select')].map((control) => control.getAttribute('name'))
    expect(names).toEqual([
      'lastName',
      'mobileNo',
      'flathouseno',
      'address1',
      'pinCode',
      'city',
      'district',
      'state',
      'address2',
      'country',
    ])
    await expect.element(page.getByText('+91')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Country' })).toHaveValue('India')
    await expect.element(page.getByRole('textbox', { name: 'Country' })).toHaveAttribute('readonly')
  })

  it('says how long the address is kept, and forgets it: the box inherits the focus, and it is told', async () => {
    function Device() {
      const [kept, setKept] = useState(true)
      const choice = { checked: kept, onCheckedChange: setKept, keptDays: 30 }
      return <AddressForm {...props({ remember: { ...choice, onForget: kept ? () => setKept(false) : undefined } })} />
    }
    await render(<Device />)
    const box = page.getByRole('checkbox', { name: 'Remember this address on this device' })
    await expect.element(box).toHaveAccessibleDescription(/forgotten after 30 days/)
    page.getByRole('button', { name: 'Forget this address' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(box).toHaveFocus()
    await expect.element(box).not.toBeChecked()
    await expect.element(page.getByRole('status').getByText('This device has forgotten the address.')).toBeVisible()
    expect(page.getByRole('button', { name: 'Forget this address' }).query()).toBeNull()
  })

  it('[28.1] offers a guest to remember the address, and a signed-in shopper a default', async () => {
    const choice = { checked: true, onCheckedChange: () => undefined }
    const screen = await render(<AddressForm {...props({ remember: choice })} />)
    await expect.element(page.getByRole('checkbox', { name: /Remember this address/ })).toBeChecked()
    await screen.rerender(<AddressForm {...props({ mode: 'edit', makeDefault: choice })} />)
    await expect.element(page.getByRole('checkbox', { name: /default address/ })).toBeChecked()
    await expect.element(page.getByRole('heading', { name: 'Edit address' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Update' })).toBeVisible()
  })

  it('[28.2] moves focus to the first refused field and says each error beside its field', async () => {
    await render(
      <Host
        check={() => [
          { field: 'mobileNo', error: 'invalid' },
          { field: 'state', error: 'required' },
        ]}
      />,
    )
    await page.getByRole('button', { name: 'Submit' }).click()
    const mobile = page.getByRole('textbox', { name: 'Mobile number' })
    await expect.element(mobile).toHaveFocus()
    await expect.element(mobile).toBeInvalid()
    await expect.element(mobile).toHaveAccessibleDescription(/begins with 6, 7, 8 or 9/)
    await expect.element(page.getByText('Please select state')).toBeVisible()
  })

  it('[28.6] stays submittable and ignores a second tap only while saving', async () => {
    let submits = 0
    const screen = await render(<AddressForm {...props({ onSubmit: () => (submits += 1) })} />)
    await page.getByRole('button', { name: 'Submit' }).click()
    expect(submits).toBe(1)
    await screen.rerender(<AddressForm {...props({ saving: true, onSubmit: () => (submits += 1) })} />)
    const button = page.getByRole('button', { name: 'Submit' })
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(page.getByRole('textbox', { name: 'Full name' }), '{Enter}')
    expect(submits).toBe(1)
  })

  it('[28.4] says what the pincode filled in, and holds district and state', async () => {
    await render(
      <AddressForm
        {...props({
          draft: { ...draft, city: 'Nashik', district: 'Nashik' },
          lookup: { status: 'filled', filled: { city: 'Nashik', district: 'Nashik' } },
        })}
      />,
    )
    await expect.element(page.getByRole('textbox', { name: 'City' })).toHaveAccessibleDescription(/from the pincode/)
    await expect.element(page.getByRole('textbox', { name: 'District' })).toHaveAttribute('readonly')
    await expect.element(page.getByRole('combobox', { name: 'State' })).toHaveAttribute('aria-disabled', 'true')
    expect(page.getByRole('button', { name: /state/i }).query()).toBeNull()
  })

  it('[28.4] drops the hint from a field that the shopper has changed', async () => {
    const lookup = { status: 'filled', filled: { city: 'Nashik', district: 'Nashik' } } as const
    await render(<AddressForm {...props({ draft: { ...draft, city: 'Sinnar', district: 'Nashik' }, lookup })} />)
    const hintOf = (name: string) => expect.element(page.getByRole('textbox', { name }))
    await hintOf('City').not.toHaveAccessibleDescription(/from the pincode/)
    await hintOf('District').toHaveAccessibleDescription(/from the pincode/)
  })

  it('[28.4] offers a choice where a pincode reaches several districts', async () => {
    const filled = { city: 'Nashik', district: 'Nashik' }
    const lookup = { status: 'filled', filled, places: placesOfTwo } as const
    const chosen: string[] = []
    const changed = (next: typeof draft) => chosen.push(next.district)
    const screen = await render(
      <AddressForm {...props({ draft: { ...draft, ...filled }, lookup, onDraftChange: changed })} />,
    )
    const select = page.getByRole('combobox', { name: 'District' })
    await expect.element(select).toHaveAccessibleDescription(/several districts/)
    await select.selectOptions('Dhule')
    expect(chosen).toEqual(['Dhule'])
    const twoStates = { ...lookup, places: [...placesOfTwo, { district: 'Bidar', provinceId: 'KA' }] }
    await screen.rerender(<AddressForm {...props({ draft: { ...draft, ...filled }, lookup: twoStates })} />)
    await expect.element(page.getByRole('option', { name: 'Bidar, Karnataka' })).toBeInTheDocument()
  })

  it('[28.4] says in words what does not belong to the pincode, and that nobody knows it', async () => {
    await render(
      <Host
        check={() => [
          { field: 'pinCode', error: 'unknown' },
          { field: 'district', error: 'elsewhere' },
        ]}
      />,
    )
    await page.getByRole('button', { name: 'Submit' }).click()
    const pincode = page.getByRole('textbox', { name: 'Pincode' })
    await expect.element(pincode).toHaveAccessibleDescription(/^We do not know this pincode/)
    const district = page.getByRole('textbox', { name: 'District' })
    await expect.element(district).toHaveAccessibleDescription(/^This does not belong to the pincode/)
  })

  it('[28.5] offers the device location where it is available, and shows the outcome', async () => {
    let asked = 0
    const location = { pending: false, problem: null, onLocate: () => (asked += 1) }
    const screen = await render(<AddressForm {...props()} />)
    const button = page.getByRole('button', { name: 'Use my location' })
    expect(button.query()).toBeNull()
    await screen.rerender(<AddressForm {...props({ location })} />)
    await button.click()
    expect(asked).toBe(1)
    await screen.rerender(<AddressForm {...props({ location: { ...location, pending: true } })} />)
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await screen.rerender(<AddressForm {...props({ location: { ...location, problem: 'denied' } })} />)
    await expect.element(page.getByText(/enable location permission/)).toBeVisible()
    await screen.rerender(<AddressForm {...props({ location: { ...location, problem: 'unavailable' } })} />)
    await expect.element(page.getByText(/could not be found/)).toBeVisible()
  })

  it('[28.5] says which fields were filled in from the device location', async () => {
    const filled = { city: 'Nashik', district: 'Nashik' }
    const lookup = { status: 'filled', isFromLocation: true, filled } as const
    await render(<AddressForm {...props({ draft: { ...draft, ...filled, pinCode: '422001' }, lookup })} />)
    for (const name of ['Pincode', 'City', 'District']) {
      await expect.element(page.getByRole('textbox', { name })).toHaveAccessibleDescription(/from your location/)
    }
  })

  it("says that a pincode is unknown, in the server's words where there are some", async () => {
    const lookup = { status: 'failed', message: 'यह पिनकोड नहीं मिला' } as const
    await render(<AddressForm {...props({ lookup })} />)
    await expect.element(page.getByText('यह पिनकोड नहीं मिला')).toBeVisible()
  })

  it('says that a pincode could not be looked up, and what to do', async () => {
    const lookup = { status: 'unreachable' } as const
    await render(<AddressForm {...props({ lookup })} />)
    await expect.element(page.getByText(/^We could not look the pincode up just now\. Fill in city/)).toBeVisible()
  })

  it('[28.3] takes what people write before a number off a pasted one', async () => {
    const typed: string[] = []
    await render(<AddressForm {...props({ onDraftChange: (next) => typed.push(next.mobileNo) })} />)
    await userEvent.fill(page.getByRole('textbox', { name: 'Mobile number' }), '+91 98765 43210')
    expect(typed).toEqual(['9876543210'])
  })

  it('works inside a shadow root', async () => {
    let submits = 0
    const shadow = await renderInShadow(<AddressForm {...props({ onSubmit: () => (submits += 1) })} />)
    await page.getByRole('button', { name: 'Submit' }).click()
    expect(submits).toBe(1)
    await shadow.unmount()
  })
})

it('[28.1] has its fields for a form of the page, which has no form and no button of ours', async () => {
  const edited: string[] = []
  const { container } = await render(
    <form>
      <AddressFields {...props({ onDraftChange: ({ lastName }) => edited.push(lastName) })} />
    </form>,
  )
  await userEvent.type(page.getByRole('textbox', { name: 'Full name' }), 'S')
  expect([edited, container.querySelectorAll('form form, button').length]).toEqual([['S'], 0])
})
