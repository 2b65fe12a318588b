import { describe, expect, it } from 'vitest'
import { err, ok } from './result.ts'

describe('result', () => {
  it('carries a value', () => {
    expect(ok(3)).toEqual({ ok: true, value: 3 })
  })

  it('carries a code and its details', () => {
    expect(err('request/invalid', { fields: { zip: 'required' } })).toEqual({
      ok: false,
      error: { code: 'request/invalid', fields: { zip: 'required' } },
    })
  })
})
