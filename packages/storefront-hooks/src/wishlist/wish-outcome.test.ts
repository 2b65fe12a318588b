import { describe, expect, it } from 'vitest'
import { aWishlist } from '../testing/a-wishlist.ts'
import { doneWith, unableTo } from './wish-outcome.ts'

const product = aWishlist().product(1)
const put = { isWished: true, removal: 'removed', product } as const
const taken = { isWished: false, removal: 'removed', product } as const
const moved = { isWished: false, removal: 'moved', product } as const

describe('what is said of a wish', () => {
  it.each([
    { name: 'nothing is wanted', wanted: undefined, wasWished: false, event: null },
    { name: 'it was there before', wanted: put, wasWished: true, event: null },
    { name: 'it was not there before', wanted: taken, wasWished: false, event: null },
    { name: 'it is new', wanted: put, wasWished: false, event: { type: 'added', product } },
    { name: 'it is taken off', wanted: taken, wasWished: true, event: { type: 'removed', product } },
    { name: 'it has gone to the cart', wanted: moved, wasWished: true, event: { type: 'moved', product } },
  ])('when it is done and $name', ({ wanted, wasWished, event }) => {
    expect(doneWith(wanted, wasWished)).toEqual(event)
  })

  it.each([
    { wanted: put, code: 'network/server', type: 'unable-to-add' },
    { wanted: taken, code: 'network/server', type: 'unable-to-remove' },
    { wanted: undefined, code: 'network/server', type: 'unable-to-remove' },
    { wanted: put, code: 'network/offline', type: 'not-sent' },
    { wanted: put, code: 'network/unanswered', type: 'no-answer' },
  ] as const)('when it fails with $code: $type', ({ wanted, code, type }) => {
    expect(unableTo(wanted, { code })).toEqual({ type, error: { code } })
  })

  it('as it turned out, where the server could be asked', () => {
    const error = { code: 'network/unanswered' } as const
    expect(unableTo(put, error, 'failed')).toEqual({ type: 'unable-to-add', error })
  })
})
