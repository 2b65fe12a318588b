import { describe, expect, it } from 'vitest'
import { domainErrorCodes, errorCodeOf, isPortErrorCode, transportErrorCodes } from './index.ts'

describe('error codes', () => {
  it('[06.1] are known by their exact text', () => {
    const codes = [...transportErrorCodes, ...domainErrorCodes]
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes.filter((code) => !/^[a-z]+\/[a-z]+(?:-[a-z]+)*$/.test(code))).toEqual([])
    expect(codes.every(isPortErrorCode)).toBe(true)
    expect(['', 'network', 'NETWORK/OFFLINE', 'constructor', null, 404].some(isPortErrorCode)).toBe(false)
  })

  it.each([
    [400, 'request/invalid'],
    [401, 'auth/required'],
    [403, 'auth/forbidden'],
    [404, 'request/not-found'],
    [408, 'network/timeout'],
    [409, 'request/conflict'],
    [413, 'request/too-large'],
    [418, 'request/invalid'],
    [422, 'request/invalid'],
    [429, 'request/rate-limited'],
    [499, 'request/invalid'],
    [500, 'network/server'],
    [502, 'network/server'],
    [504, 'network/timeout'],
  ])('[06.1] read the status %d as %s', (status, code) => {
    expect(errorCodeOf(status)).toBe(code)
  })
})
