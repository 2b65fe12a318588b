import { describe, expect, it } from 'vitest'
import { isReadableAddress } from './is-readable.ts'

describe('isReadableAddress', () => {
  it.each(['/', '/products/%E0%A4%AC', '/search/50%25%20neem%2Foil', '/search/a%09b'])('takes the path %s', (path) => {
    expect(isReadableAddress(path, '')).toBe(true)
  })

  it.each(['/%00', '/collections/seeds%00', '/products/%E0', '/hi/%', '/search/a%1Fb', '/%zz', '/%7F'])(
    'refuses the path %s',
    (path) => {
      expect(isReadableAddress(path, '')).toBe(false)
    },
  )

  it('refuses control characters in a query, and lets a stray percent sign through', () => {
    expect(isReadableAddress('/', 'brands=a%00b')).toBe(false)
    expect(isReadableAddress('/', 'q=%1b')).toBe(false)
    expect(isReadableAddress('/', 'utm=50%_off&q=%E0%A4%9F&price=0-500')).toBe(true)
  })
})
