import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { AddressForm } from './address-form.tsx'
import type { AddressFormProps } from './address-form.tsx'

const empty = {
  lastName: '',
  mobileNo: '',
  flathouseno: '',
  address1: '',
  pinCode: '',
  city: '',
  district: '',
  state: '',
  address2: '',
}

const filled = {
  lastName: 'Savitri Patil',
  mobileNo: '9876543210',
  flathouseno: '12',
  address1: 'Near the well, Malegaon village',
  pinCode: '422001',
  city: 'Nashik',
  district: 'Nashik',
  state: 'MH',
  address2: 'Hanuman temple',
}

const noErrors: AddressFormProps['errors'] = []

/** Keeps what is typed, as a host's store would. */
function Typing(props: AddressFormProps) {
  const [draft, setDraft] = useState(props.draft)
  return <AddressForm {...props} draft={draft} onDraftChange={setDraft} />
}

const meta = {
  title: 'Address/Address form',
  component: AddressForm,
  render: (props) => <Typing {...props} />,
  args: {
    mode: 'add',
    draft: empty,
    errors: noErrors,
    attempt: 0,
    provinces: [
      { id: 'KA', title: 'Karnataka' },
      { id: 'MH', title: 'Maharashtra' },
      { id: 'TS', title: 'Telangana' },
    ],
    lookup: { status: 'idle' },
    required: { flathouseno: false, address1: true },
    saving: false,
    onDraftChange: () => undefined,
    onSubmit: () => undefined,
    onCancel: () => undefined,
  },
  parameters: {
    usage: {
      when: 'An address to deliver to, new or changed.',
      instead: 'To choose among saved ones take the address list.',
      dos: [
        'Begin with the pincode that is known, and let the rest follow from it.',
        'Keep `draft` where it survives a reload.',
      ],
      donts: ['Send while there are errors: focus goes to the first of them.', 'Ask for what the order does not need.'],
    },
  },
} satisfies Meta<typeof AddressForm>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

/** Where the law requires consent: a box for it, an expiry and a way to withdraw. */
export const GuestRemembered: Story = {
  args: {
    remember: { checked: true, onCheckedChange: () => undefined, keptDays: 30, onForget: () => undefined },
  },
}

export const Guest: Story = { args: { remember: { checked: true, onCheckedChange: () => undefined } } }

export const Edit: Story = {
  args: { mode: 'edit', draft: filled, makeDefault: { checked: false, onCheckedChange: () => undefined } },
}

export const FilledFromPincode: Story = {
  args: {
    draft: filled,
    lookup: {
      status: 'filled',
      filled: { city: filled.city, district: filled.district },
      places: [
        { district: filled.district, provinceId: 'MH' },
        { district: 'Dhule', provinceId: 'MH' },
      ],
    },
  },
}

/** One of the few pincodes of two states. */
export const FilledFromTwoStates: Story = {
  args: {
    draft: { ...filled, pinCode: '413304', district: 'Solapur' },
    lookup: {
      status: 'filled',
      filled: { city: filled.city, district: 'Solapur' },
      places: [
        { district: 'Solapur', provinceId: 'MH' },
        { district: 'Vijayapura', provinceId: 'KA' },
      ],
    },
  },
}

export const LookingUp: Story = {
  args: { draft: { ...empty, pinCode: '422001' }, lookup: { status: 'pending' } },
}

export const PincodeUnreachable: Story = {
  args: { draft: { ...empty, pinCode: '422001' }, lookup: { status: 'unreachable' } },
}

const location = { pending: false, problem: null, onLocate: () => undefined } as const

export const Locatable: Story = { args: { location } }

export const Locating: Story = { args: { location: { ...location, pending: true } } }

export const LocationDenied: Story = { args: { location: { ...location, problem: 'denied' } } }

export const FilledFromLocation: Story = {
  args: {
    draft: filled,
    location,
    lookup: {
      status: 'filled',
      isFromLocation: true,
      filled: { city: filled.city, district: filled.district },
    },
  },
}

export const UnknownPincode: Story = {
  args: { draft: { ...empty, pinCode: '999999' }, lookup: { status: 'failed' } },
}

export const Refused: Story = {
  args: {
    errors: [
      { field: 'lastName', error: 'required' },
      { field: 'mobileNo', error: 'invalid' },
      { field: 'address1', error: 'too-long' },
      { field: 'pinCode', error: 'unknown' },
      { field: 'district', error: 'elsewhere' },
      { field: 'state', error: 'required' },
    ],
  },
}

export const Pending: Story = { args: { draft: filled, saving: true } }

export const Failed: Story = { args: { draft: filled, failure: 'Unable to save address' } }
