import { describe, expect, it } from 'vitest'
import type { DeliveryAddress, WireAddress } from './index.ts'
import { fromWireAddress, isWireAddress, isWireSavedAddress, toWireAddress } from './index.ts'

const lines = {
  ...{ address1: '12 - Main road', address2: 'Dist: Mysuru', city: 'Mysuru', province: 'KA' },
  ...{ zip: '570001', phone: '9876543210' },
}
const home: DeliveryAddress = { fullName: 'Sita Devi', ...lines }
const onWire: WireAddress = {
  ...lines,
  lastName: 'Sita Devi',
  firstName: '',
  company: null,
  country: 'India',
  countryCode: 'IN',
}

describe('an address of the wire', () => {
  it('[28.8] has the names of the wire, and is read back whole', () => {
    expect(toWireAddress(home)).toStrictEqual(onWire)
    expect(fromWireAddress(onWire)).toStrictEqual(home)
  })

  it('[28.8] joins names that another client kept apart, and keeps what is of the book', () => {
    const saved = { ...onWire, firstName: 'Sita', lastName: 'Devi', id: 'a', name: 'Home', isDefault: true }
    expect(fromWireAddress(saved)).toStrictEqual({ ...home, id: 'a', name: 'Home', isDefault: true })
  })

  it('is known by its shape', () => {
    const ofBook = { id: 'a', name: '', isDefault: true }
    const values: readonly unknown[] = [{ ...onWire, ...ofBook }, onWire, home, ofBook, null]
    expect(values.map(isWireAddress)).toEqual([true, true, false, false, false])
    expect(values.map(isWireSavedAddress)).toEqual([true, false, false, false, false])
  })
})
