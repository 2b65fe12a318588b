import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyPincodeInfo,
  changePincode,
  clearPincodeInfo,
  decodeAddress,
  emptyAddressDraft,
  encodeAddress,
  parseStoredAddress,
  toWireAddress,
} from './index.ts'
import type { AddressDraft } from './index.ts'

const draft: AddressDraft = {
  lastName: 'Sita Devi',
  mobileNo: '9876543210',
  flathouseno: '12/3',
  address1: 'Main road',
  pinCode: '560001',
  city: 'Bengaluru',
  district: 'Bengaluru Urban',
  state: 'KA',
  address2: 'Near the mill',
}

describe('encodeAddress', () => {
  it('[28.8] puts flat and street, district and landmark into two lines', () => {
    expect(encodeAddress(draft)).toEqual({
      fullName: 'Sita Devi',
      address1: '12/3 - Main road',
      address2: 'Dist: Bengaluru Urban - Near the mill',
      city: 'Bengaluru',
      province: 'KA',
      zip: '560001',
      phone: '9876543210',
    })
  })

  it('[28.8] leaves out what is not there', () => {
    expect(encodeAddress({ ...draft, flathouseno: ' ', address2: '' })).toMatchObject({
      address1: 'Main road',
      address2: 'Dist: Bengaluru Urban',
    })
  })

  it('[28.8] keeps parts apart that hold the separator', () => {
    const odd = {
      ...draft,
      flathouseno: 'A - 1 -',
      address1: ' x  -  y ',
      district: 'North - East',
      address2: '- by the - well',
    }
    const address = encodeAddress(odd)
    expect(address.address1).toBe('A-1- - x-y')
    expect(address.address2).toBe('Dist: North-East - - by the-well')
    expect(decodeAddress(address)).toMatchObject({
      flathouseno: 'A-1-',
      address1: 'x-y',
      district: 'North-East',
      address2: '- by the-well',
    })
  })

  it('[28.8] [02.10] normalises phone, pincode and spaces around', () => {
    const typed = {
      ...draft,
      lastName: ' Sita Devi ',
      city: ' Bengaluru ',
      mobileNo: '+919876543210',
      pinCode: '५६०००१',
    }
    expect(encodeAddress(typed)).toEqual(encodeAddress(draft))
  })
})

describe('decodeAddress', () => {
  it('[28.8] reads back what was kept', () => {
    expect(decodeAddress(encodeAddress(draft))).toEqual(draft)
  })

  it('[28.8] reads back every draft that can be kept', () => {
    const part = fc.string({ unit: fc.constantFrom('a', 'क', '-', ' ', 'Dist: ', ':', '9') })
    const drafts = fc.record({
      lastName: part,
      mobileNo: fc.stringMatching(/^\d{10}$/),
      flathouseno: part,
      address1: part,
      pinCode: fc.stringMatching(/^\d{6}$/),
      city: part,
      district: part,
      state: fc.constantFrom('KA', 'WB'),
      address2: part,
    })
    fc.assert(
      fc.property(drafts, (typed) => {
        const once = decodeAddress(encodeAddress(typed))
        const plain = (text: string) => text.replace(/[\s-]/g, '')
        expect(Object.values(once).map(plain)).toEqual(Object.values(typed).map(plain))
        expect(decodeAddress(encodeAddress(once))).toEqual(once)
      }),
      { numRuns: 1_000 },
    )
  })

  it('[28.8] takes a second line without district for a landmark', () => {
    const address = { ...encodeAddress(draft), address2: 'Mill - North' }
    expect(decodeAddress(address)).toMatchObject({ district: '', address2: 'Mill - North' })
  })

  it('[28.8] splits at the first separator only', () => {
    const address = { ...encodeAddress(draft), address1: '1 - 2 - 3', address2: 'Dist: A - B - C' }
    expect(decodeAddress(address)).toMatchObject({
      flathouseno: '1',
      address1: '2 - 3',
      district: 'A',
      address2: 'B - C',
    })
  })

  it('[28.8] survives a server that trims the lines', () => {
    const address = { ...encodeAddress(draft), address2: 'Dist:' }
    expect(decodeAddress(address)).toMatchObject({ district: '', address2: '' })
    expect(decodeAddress({ ...address, address2: 'Dist:A' })).toMatchObject({ district: 'A', address2: '' })
    expect(decodeAddress({ ...address, address2: 'By Dist: A' })).toMatchObject({
      district: '',
      address2: 'By Dist: A',
    })
  })

  it('[28.3] normalises the phone and pincode of another client', () => {
    const address = { ...encodeAddress(draft), phone: '+91 98765 43210', zip: '560 001' }
    expect(decodeAddress(address)).toMatchObject({ mobileNo: '9876543210', pinCode: '560001' })
  })
})

describe('pincode', () => {
  const info = {
    pincode: '700001',
    city: 'Kolkata',
    district: 'Kolkata',
    state: 'West Bengal',
    provinceId: 'WB',
    names: ['Kolkata', 'কলকাতা'],
    otherPlaces: [{ district: 'Howrah', provinceId: 'WB', names: ['Howrah', 'হাওড়া'] }],
  }

  it('[28.4] fills city, district and state', () => {
    expect(applyPincodeInfo(draft, info)).toEqual({ ...draft, city: 'Kolkata', district: 'Kolkata', state: 'WB' })
  })

  it('[28.4] keeps a district that the pincode reaches, and gives it its state', () => {
    const chosen = applyPincodeInfo({ ...draft, district: ' howrah', state: 'KA' }, info)
    expect(chosen).toMatchObject({ district: 'Howrah', state: 'WB' })
  })

  it.each([
    ['কলকাতা', 'Kolkata'],
    ['হাওড়া', 'Howrah'],
  ])('[28.4] takes the district %s of a page in another language', (district, name) => {
    expect(applyPincodeInfo({ ...draft, district, state: 'WB' }, info)).toMatchObject({ district: name, state: 'WB' })
  })

  it('[28.4] clears them when it is unknown', () => {
    expect(clearPincodeInfo(draft)).toEqual({ ...draft, city: '', district: '', state: '' })
  })

  it('[28.4] clears the street when the sixth digit goes, and only then', () => {
    expect(changePincode(draft, '56000')).toEqual({ ...draft, pinCode: '56000', address1: '' })
    expect(changePincode(draft, '5600').address1).toBe('Main road')
    expect(changePincode({ ...draft, pinCode: '5600' }, '56000').address1).toBe('Main road')
    expect(changePincode(draft, '५६०००२७')).toEqual({ ...draft, pinCode: '560002' })
  })
})

describe('emptyAddressDraft', () => {
  it('[28.1] has every field, all empty', () => {
    expect(emptyAddressDraft).toEqual(Object.fromEntries(Object.keys(draft).map((field) => [field, ''])))
  })
})

describe('parseStoredAddress', () => {
  const address = toWireAddress(encodeAddress(draft))

  it('[07.3] reads back what was kept', () => {
    expect(parseStoredAddress(JSON.stringify(address))).toEqual(encodeAddress(draft))
    expect(parseStoredAddress({ ...address, company: 'Farm' })).toEqual(encodeAddress(draft))
  })

  const { company: _company, country: _country, countryCode: _countryCode, ...read } = address

  it.each(Object.keys(read))('[07.3] gives nothing when %s is corrupt', (key) => {
    expect(parseStoredAddress({ ...address, [key]: 7 })).toBeNull()
  })

  it('[07.3] never throws', () => {
    for (const stored of [null, '', '{', '[]']) expect(parseStoredAddress(stored)).toBeNull()
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(parseStoredAddress(stored)).toBeNull()
      }),
    )
  })
})
