import { describe, expect, it } from 'vitest'
import { withVariant } from './with-variant.ts'

describe('withVariant', () => {
  it.each([
    ['', '?variant=v2'],
    ['variant=v1', '?variant=v2'],
    ['pf=search&variant=v1', '?pf=search&variant=v2'],
  ])('[15.2] keeps the address in step: %j', (search, query) => {
    expect(withVariant(search, 'v2')).toBe(query)
  })
})
