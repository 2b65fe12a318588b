import { describe, expect, it } from 'vitest'
import { aProduct, aVariant } from '../testing/fixtures.ts'
import { canAwait, toNotifyMeRequest } from './index.ts'

const counted = { inventoryManagement: 'shopify', inventoryPolicy: 'deny' } as const
const user = { userId: 'user-1', mobileNumber: '9876543210' }

describe('waiting for a pack', () => {
  it.each([
    ['is sold out', 'active', 0, true],
    ['can be bought', 'active', 3, false],
    ['is no longer in the catalogue', 'archived', 0, false],
  ] as const)('[15.1] one that %s', (_, status, inventoryQuantity, expected) => {
    expect(canAwait(aProduct({ status }), aVariant({ ...counted, inventoryQuantity }))).toBe(expected)
  })

  it.each([
    [true, 'OPEN'],
    [false, 'CANCEL'],
  ] as const)('[18.1] with isOpen %s says %s with every field', (isOpen, status) => {
    const variant = { id: 'v1', sku: 'TOM-50' }
    expect(toNotifyMeRequest({ isOpen, user, variant, locale: 'te' })).toEqual({
      userId: 'user-1',
      phone: '9876543210',
      status,
      requestDetails: {
        requestEntity: 'variant',
        reference: 'v1',
        requestType: 'NOTIFY_ME',
        additionalMessage: 'TOM-50',
        requestedLanguage: 'te',
      },
    })
  })
})
