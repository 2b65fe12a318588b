import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPageNo } from './read-page-no.ts'

const anyPageText = fc.oneof(
  fc.string(),
  fc.integer().map(String),
  fc.double().map(String),
  fc.constantFrom('', '0', '-1', '1e9', '00002', '99999', '100000', 'Infinity', 'NaN', '०३'),
)

describe('readPageNo', () => {
  it('[12.3] reads the page of an address, with or without the question mark', () => {
    expect([readPageNo('pageNo=4'), readPageNo('?pageNo=4'), readPageNo('sort=new&pageNo=12')]).toEqual([4, 4, 12])
  })

  it.each(['', 'pageNo=', 'pageNo=0', 'pageNo=-3', 'pageNo=2.5', 'pageNo=1e3', 'pageNo=two', 'pageNo=123456'])(
    '[12.3] begins with page 1 at "%s"',
    (search) => {
      expect(readPageNo(search)).toBe(1)
    },
  )

  it('[12.3] gives a whole number from 1 to 10 000 whatever stands there', () => {
    fc.assert(
      fc.property(anyPageText, (text) => {
        const page = readPageNo(new URLSearchParams({ pageNo: text }).toString())
        expect(Number.isInteger(page) && page >= 1 && page <= 10_000).toBe(true)
      }),
    )
    expect(readPageNo('pageNo=99999')).toBe(10_000)
  })

  it('[12.3] gives every page back that a link was made for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (page) => {
        expect(readPageNo(`?pageNo=${page}`)).toBe(page)
      }),
    )
  })
})
