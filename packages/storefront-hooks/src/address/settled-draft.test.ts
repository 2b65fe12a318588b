import { decodeAddress } from '@krishi/storefront-core/address'
import { describe, expect, it } from 'vitest'
import { anAddress, aPincode } from '../memory/fixtures.ts'
import { settledDraft } from './settled-draft.ts'

const mysuru = aPincode({ names: ['Mysuru', 'मैसूरु'] })
const draft = (city: string, state = 'KA') => ({ ...decodeAddress(anAddress()), city, district: 'मैसूरु', state })

describe('the draft of an address whose pincode is known', () => {
  it.each([
    { which: 'new, without a city', of: draft(''), askedCity: '', isKept: false, city: 'Mysuru' },
    { which: 'new, with the city of before', of: draft('Hubli'), askedCity: 'Hubli', isKept: false, city: 'Mysuru' },
    { which: 'new, with a city typed meanwhile', of: draft('Hunsur'), askedCity: '', isKept: false, city: 'Hunsur' },
    { which: 'kept, with its city', of: draft('Hunsur'), askedCity: 'Hunsur', isKept: true, city: 'Hunsur' },
    { which: 'kept, without a city', of: draft(''), askedCity: '', isKept: true, city: 'Mysuru' },
    { which: 'kept, of another state', of: draft('Hunsur', 'WB'), askedCity: 'Hunsur', isKept: true, city: 'Mysuru' },
    { which: 'kept, in another language', of: draft('मैसूरु'), askedCity: 'मैसूरु', isKept: true, city: 'Mysuru' },
  ])('has the city $city where it is $which', ({ of, askedCity, isKept, city }) => {
    expect(settledDraft(of, mysuru, askedCity, isKept)).toMatchObject({ city, district: 'Mysuru', state: 'KA' })
  })
})
