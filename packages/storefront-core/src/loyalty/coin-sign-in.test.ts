import { describe, expect, it } from 'vitest'
import { coinSignIn } from './index.ts'

const facts = { isGuest: true, coins: 18, phone: '9845012345' }
const told = { coins: 18, mobileNumber: '9845012345' }

describe('coinSignIn', () => {
  it.each([
    ['a guest with coins and a number', {}, told],
    ['a guest with a number in another notation', { phone: '+91 98450 12345' }, told],
    ['a guest with Indian digits', { phone: '९८४५०१२३४५' }, told],
    ['a guest with nine digits', { phone: '984501234' }, null],
    ['a guest without a number', { phone: '' }, null],
    ['a guest without coins', { coins: 0 }, null],
    ['who is signed in', { isGuest: false }, null],
  ])('[03.6] tells %s', (_case, own, expected) => {
    expect(coinSignIn({ ...facts, ...own })).toEqual(expected)
  })
})
