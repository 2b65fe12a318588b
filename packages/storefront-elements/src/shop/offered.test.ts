import { capabilityNames } from '@krishi/storefront-hooks/testing'
import { expect, it } from 'vitest'
import { offered, offeredOperations } from './offered.ts'

it('is the same for elements, which know how names begin, and for servers, which know whole names', () => {
  const begun = Object.keys(capabilityNames).filter((name) => offered.test(name))
  expect([...begun].sort()).toEqual([...offeredOperations].sort())
})

it('holds nothing of a person', () => {
  const ports = new Set(offeredOperations.map((name) => name.split('.')[0]))
  expect([...ports].sort()).toEqual(['address', 'cart', 'catalog', 'coupons', 'delivery', 'reviews'])
  expect(offeredOperations.filter((name) => /^(address|reviews)\./.test(name))).toEqual([
    'address.pincodeLookup',
    'reviews.list',
    'reviews.summary',
  ])
})
