import { describe, expect, it } from 'vitest'
import { packPincodes, unpackPincodes } from './pincodes-file.ts'

const row = {
  pincode: '413001',
  provinceId: 'MH',
  district: 'Solapur',
  city: 'Solapur',
  latitude: 17.66,
  longitude: null,
  alternatives: [
    { district: 'Dharashiv', provinceId: 'MH' },
    { district: 'Bidar', provinceId: 'KA' },
  ],
}

describe('the pincodes file', () => {
  it('reads back what was written', () => {
    const second = { ...row, pincode: '413304', city: 'Pandharpur', latitude: null, alternatives: [] }
    expect([...unpackPincodes(packPincodes([row, second]))]).toEqual([row, second])
  })

  it('refuses a name with a separator in it', () => {
    expect(() => packPincodes([{ ...row, city: 'Pune, City' }])).toThrow('separator')
  })
})
