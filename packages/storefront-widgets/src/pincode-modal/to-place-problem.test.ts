import { describe, expect, it } from 'vitest'
import { toPending, toPlaceProblem } from './to-place-problem.ts'

describe('toPlaceProblem', () => {
  it('is none while nothing has failed', () => {
    expect([toPlaceProblem({ status: 'idle' }), toPlaceProblem({ status: 'pending', by: 'pincode' })]).toEqual([
      null,
      null,
    ])
  })

  it.each([
    ['pincode', 'address/pincode-unknown', { kind: 'invalid', message: 'The server’s sentence.' }],
    ['pincode', 'request/invalid', { kind: 'invalid', message: 'The server’s sentence.' }],
    ['pincode', 'network/offline', { kind: 'unreachable' }],
    ['pincode', 'network/server', { kind: 'unreachable' }],
    ['device', 'location/denied', { kind: 'denied' }],
    ['device', 'location/unavailable', { kind: 'unavailable' }],
    ['device', 'request/not-found', { kind: 'unavailable' }],
  ] as const)('[16.3] of the %s with %s is %j', (by, code, problem) => {
    const error = { code, serverMessage: 'The server’s sentence.' }
    expect(toPlaceProblem({ status: 'failed', by, error })).toEqual(problem)
  })
})

describe('toPending', () => {
  it('names what is on its way', () => {
    expect(toPending({ status: 'idle' })).toBeNull()
    expect(toPending({ status: 'pending', by: 'pincode' })).toBe('pincode')
    expect(toPending({ status: 'pending', by: 'device' })).toBe('location')
  })
})
