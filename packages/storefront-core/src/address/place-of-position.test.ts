import { describe, expect, it } from 'vitest'
import { applyPosition, emptyAddressDraft, isPlaceEmpty } from './index.ts'
import type { AddressDraft } from './index.ts'

const person = { ...emptyAddressDraft, lastName: 'Lakshmi Gowda', mobileNo: '9845012345' }
const typed: AddressDraft = {
  ...person,
  flathouseno: '12',
  address1: 'Temple Road',
  pinCode: '560001',
  city: 'Bengaluru',
  district: 'Bengaluru Urban',
  state: 'KA',
  address2: 'Hanuman temple',
}

describe('applyPosition', () => {
  it('[28.5] empties every field of the place, keeps the name and phone, and takes the pincode', () => {
    expect(applyPosition(typed, typed, '570 001')).toEqual({ ...person, pinCode: '570001' })
  })

  it('[28.5] keeps what was typed after the position was requested', () => {
    const since = { ...typed, address2: 'Near the well' }
    expect(applyPosition(since, typed, '570001')).toEqual({ ...person, pinCode: '570001', address2: 'Near the well' })
  })
})

describe('isPlaceEmpty', () => {
  it('[28.5] looks at the place only', () => {
    expect(isPlaceEmpty(person)).toBe(true)
    for (const field of ['flathouseno', 'address1', 'pinCode', 'city', 'district', 'state', 'address2'] as const) {
      expect([field, isPlaceEmpty({ ...person, [field]: typed[field] })]).toEqual([field, false])
    }
  })
})
