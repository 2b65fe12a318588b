import { describe, expect, it } from 'vitest'
import { checkReader } from './check-reader.ts'

const plain = { en: { remove: 'Remove {product}' }, hi: { remove: '{product} हटाएँ' } }
const counting = { ...plain, hi: { remove: '{count, plural, =0 {-} one {#} other {#}}' } }

describe('checkReader', () => {
  it('lets texts be read by the reader that they need', () => {
    expect(checkReader(plain, 'usePlainMessages(')).toEqual([])
    expect(checkReader(counting, 'useWidgetMessages(')).toEqual([])
  })

  it('finds a reader of ICU that nothing needs, which every page of a partner would carry', () => {
    expect(checkReader(plain, 'useWidgetMessages(')).toHaveLength(1)
  })

  it('finds a text that the plain reader cannot read, in whichever language', () => {
    expect(checkReader(counting, 'usePlainMessages(')).toHaveLength(1)
  })
})
