import { describe, expect, it } from 'vitest'
import { decodeAddress, renamePlace } from './index.ts'
import type { DeliveryAddress } from './index.ts'

const address: DeliveryAddress = {
  fullName: 'Ravi',
  address1: '4 - Main road',
  address2: 'Dist: Nashik - near the temple',
  city: 'Nashik',
  province: 'MH',
  zip: '422001',
  phone: '9876543210',
}

const inHindi = (name: string) => (name === 'Nashik' ? 'नाशिक' : name)

describe('renamePlace', () => {
  it('[28.4] calls town and district by their names, and leaves the landmark', () => {
    const renamed = renamePlace(address, inHindi)
    expect(renamed).toEqual({ ...address, city: 'नाशिक', address2: 'Dist: नाशिक - near the temple' })
    expect(decodeAddress(renamed)).toMatchObject({ district: 'नाशिक', address2: 'near the temple' })
  })

  it('[28.4] leaves what has no other name', () => {
    const other = { ...address, city: 'Niphad', address2: 'Near Nashik  - gate' }
    expect(renamePlace(other, inHindi)).toEqual(other)
  })
})
