import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import {
  emptyAddressDraft,
  encodeAddress,
  isAddressRefusal,
  requiresVerification,
  toSavePayload,
  validateAddress,
} from './index.ts'
import type { AddressDraft, PincodeInfo } from './index.ts'

const draft: AddressDraft = {
  lastName: 'Sita Devi',
  mobileNo: '9876543210',
  flathouseno: '12',
  address1: 'Main road',
  pinCode: '560001',
  city: 'Bengaluru',
  district: 'Bengaluru Urban',
  state: 'KA',
  address2: 'Mill',
}
const { formSettings } = defaultSettings
const flatNeeded = { ...formSettings, flathouseno: { isMandatory: true, characterLength: 30 } }

describe('validateAddress', () => {
  it('[28.2] lets a full address pass', () => {
    expect(validateAddress(draft, formSettings)).toEqual([])
    expect(validateAddress({ ...draft, flathouseno: '', address2: '' }, formSettings)).toEqual([])
  })

  it('[28.2] tells what is missing in the order of the form', () => {
    const fields = ['lastName', 'mobileNo', 'flathouseno', 'address1', 'pinCode', 'city', 'district', 'state']
    expect(validateAddress(emptyAddressDraft, flatNeeded)).toEqual(
      fields.map((field) => ({ field, error: 'required' })),
    )
    expect(validateAddress(emptyAddressDraft, formSettings).map(({ field }) => field)).not.toContain('flathouseno')
  })

  it('[28.2] takes blanks for nothing', () => {
    const blank = Object.fromEntries(Object.keys(draft).map((field) => [field, '  ']))
    expect(validateAddress({ ...draft, ...blank }, flatNeeded)).toHaveLength(8)
  })

  it('[28.2] keeps its order whatever is wrong', () => {
    const anyDraft = fc.record<AddressDraft>({
      ...everyField(() => fc.constantFrom('', 'x', '560001', 'y'.repeat(300))),
    })
    const order = Object.keys(draft)
    const formOrder = ['lastName', 'mobileNo', 'flathouseno', 'address1', 'pinCode', 'city', 'district', 'state']
    expect(order).toHaveLength(9)
    fc.assert(
      fc.property(anyDraft, fc.boolean(), (typed, isMandatory) => {
        const settings = { ...formSettings, flathouseno: { isMandatory } }
        const places = validateAddress(typed, settings).map(({ field }) => formOrder.indexOf(field))
        expect(places).toEqual([...new Set(places)].sort((one, other) => one - other))
      }),
    )
  })

  it.each(['98765432', '98765432101', '98765x3210'])('[28.3] refuses the phone %s', (mobileNo) => {
    expect(validateAddress({ ...draft, mobileNo }, formSettings)).toEqual([{ field: 'mobileNo', error: 'invalid' }])
  })

  it.each(['56000', '5600011', '56000x'])('[28.3] refuses the pincode %s', (pinCode) => {
    expect(validateAddress({ ...draft, pinCode }, formSettings)).toEqual([{ field: 'pinCode', error: 'invalid' }])
  })

  const puducherry: PincodeInfo = {
    pincode: '605106',
    city: 'Puducherry',
    district: 'Puducherry',
    state: 'Puducherry',
    provinceId: 'PY',
    otherPlaces: [
      { district: 'Cuddalore', provinceId: 'TN', names: ['Cuddalore', 'कडलूर', 'கடலூர்'] },
      { district: 'Bilaspur', provinceId: 'CG' },
      { district: 'Bilaspur', provinceId: 'HP' },
    ],
  }

  it.each([
    ['Puducherry', 'PY', []],
    [' cuddalore ', 'TN', []],
    ['கடலூர்\u200c', 'TN', []],
    ['कडलूर', 'PY', ['state']],
    ['Bilaspur', 'CG', []],
    ['Bilaspur', 'HP', []],
    ['Cuddalore', 'PY', ['state']],
    ['Puducherry', 'KA', ['state']],
    ['Bilaspur', 'PY', ['state']],
    ['Mysuru', 'TN', ['district']],
    ['Mysuru', 'KA', ['district', 'state']],
  ])('[28.4] judges the district %j in the state %s by the pincode', (district, state, refused) => {
    const typed = { ...draft, pinCode: '605106', district, state }
    expect(validateAddress(typed, formSettings, puducherry)).toEqual(
      refused.map((field) => ({ field, error: 'elsewhere' })),
    )
  })

  it('[28.4] refuses a pincode that nobody knows', () => {
    const typed = { ...draft, pinCode: '000000' }
    expect(validateAddress(typed, formSettings, 'unknown')).toEqual([{ field: 'pinCode', error: 'unknown' }])
  })

  it.each([
    ['flathouseno', 30],
    ['address1', 200],
  ] as const)('[28.3] allows %s %d characters as a reader counts them', (field, length) => {
    expect(validateAddress({ ...draft, [field]: ` ${'தி'.repeat(length)} ` }, formSettings)).toEqual([])
    expect(validateAddress({ ...draft, [field]: 'x'.repeat(length + 1) }, formSettings)).toEqual([
      { field, error: 'too-long' },
    ])
  })

  it('[28.3] allows 200 characters where the settings do not say', () => {
    const silent = { flathouseno: { isMandatory: false }, address1: { isMandatory: false } }
    expect(validateAddress({ ...draft, flathouseno: 'x'.repeat(200), address1: '' }, silent)).toEqual([])
    expect(validateAddress({ ...draft, flathouseno: 'x'.repeat(201) }, silent)).toHaveLength(1)
  })
})

describe('toSavePayload', () => {
  const kept = { ...encodeAddress(draft), isDefault: false, owner: { userId: 'u1', userExternalId: '77' } }
  const plain = {
    ...{ userId: 'u1', userExternalId: 77, lastName: 'Sita Devi', name: 'Sita Devi' },
    ...{ address1: '12 - Main road', address2: 'Dist: Bengaluru Urban - Mill', city: 'Bengaluru', province: 'KA' },
    ...{ zip: '560001', phone: '9876543210', isDefault: false, isDeleted: false },
    ...{ country: 'India', countryCode: 'IN', countryName: 'India', addressExternalId: 0 },
  }

  it('[28.8] has every field of a new address', () => {
    expect(toSavePayload(kept)).toEqual(plain)
  })

  it('[28.8] has no number for an owner whose id is none', () => {
    expect(toSavePayload({ ...kept, owner: { userId: 'u1', userExternalId: 'a-b' } })).toEqual({
      ...plain,
      userExternalId: 0,
    })
  })

  it('[28.8] names the address that is changed', () => {
    expect(toSavePayload(kept, 'a1')).toEqual({ ...plain, id: 'a1' })
  })

  it('[28.8] says when the address becomes the default', () => {
    const made = { ...plain, isDefault: true, isDefaultAddressUpdated: true }
    expect(toSavePayload({ ...kept, isDefault: true })).toEqual(made)
  })
})

describe('isAddressRefusal', () => {
  it('[28.4] knows what the server refuses an address for', () => {
    const codes = ['address/pincode-unknown', 'address/place-mismatch', 'phone/invalid', 'address/too-many', '']
    expect(codes.map((code) => isAddressRefusal({ code }))).toEqual([true, true, true, false, false])
  })
})

describe('requiresVerification', () => {
  const { provinces } = defaultSettings
  const states = ['West Bengal', ' up ', 'Atlantis']

  it.each([
    [true, states, 'WB', true],
    [true, states, 'wb', true],
    [true, states, ' west bengal ', true],
    [true, states, 'UP', true],
    [true, states, 'Uttar Pradesh', true],
    [true, states, 'atlantis', true],
    [true, states, 'KA', false],
    [true, states, 'Uttarakhand', false],
    [true, states, '', false],
    [true, ['', 'KA'], '', false],
    [true, [], 'WB', false],
    [false, states, 'KA', true],
    [false, [], '', true],
  ])('[03.10] with guests %s, states %j and %j is %s', (enableGuestUserFlow, listed, state, expected) => {
    const settings = { enableGuestUserFlow, statesToDisableGuestUserFlow: listed, provinces }
    expect(requiresVerification(settings, state)).toBe(expected)
  })

  it('[03.10] by default asks guests of West Bengal and Uttar Pradesh', () => {
    const asked = provinces.filter(({ id }) => requiresVerification(defaultSettings, id)).map(({ id }) => id)
    expect(asked).toEqual(['UP', 'WB'])
  })
})

function everyField(make: () => fc.Arbitrary<string>): Record<keyof AddressDraft, fc.Arbitrary<string>> {
  const field = make()
  return {
    ...{ lastName: field, mobileNo: field, flathouseno: field, address1: field, pinCode: field },
    ...{ city: field, district: field, state: field, address2: field },
  }
}
