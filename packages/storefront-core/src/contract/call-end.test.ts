import { describe, expect, it } from 'vitest'
import { callEndOf } from './call-end.ts'
import type { CallEnd } from './call-end.ts'
import { domainErrorCodes, transportErrorCodes } from './error-codes.ts'
import type { PortErrorCode } from './error-codes.ts'

const codes: readonly PortErrorCode[] = [...transportErrorCodes, ...domainErrorCodes]
const codesWith = (end: CallEnd) => codes.filter((code) => callEndOf(code) === end)

describe('callEndOf', () => {
  it('[30.12] says "not sent" only where nothing was sent', () => {
    expect(codesWith('not-sent')).toEqual(['network/offline'])
  })

  it('[30.12] says "no answer" where nobody knows what became of it', () => {
    expect(codesWith('no-answer')).toEqual(['network/unanswered', 'network/timeout'])
  })

  it('takes every other code for an answer', () => {
    expect(codesWith('failed')).toHaveLength(codes.length - 3)
  })
})
