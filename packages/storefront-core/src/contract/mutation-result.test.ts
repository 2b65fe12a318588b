import { describe, expect, it } from 'vitest'
import { mutationOutcome } from './index.ts'

describe('mutationOutcome', () => {
  it('[06.5] takes only the exact word for a success', () => {
    expect(mutationOutcome({ result: 'Success' })).toBe('success')
    expect(mutationOutcome({ result: 'success' })).toBe('unexpected')
  })

  it('[06.5] tells a refusal from an odd answer', () => {
    expect(mutationOutcome({ result: 'Failure' })).toBe('failure')
    for (const odd of [{}, { result: 1 }, null, undefined, 'Success']) expect(mutationOutcome(odd)).toBe('unexpected')
  })
})
