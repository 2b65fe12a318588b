import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { otpResend } from './index.ts'

const config = defaultSettings.otpConfig

describe('otpResend', () => {
  it.each([
    [0, { status: 'waiting', seconds: 30 }],
    [1, { status: 'waiting', seconds: 30 }],
    [1_000, { status: 'waiting', seconds: 29 }],
    [29_001, { status: 'waiting', seconds: 1 }],
    [29_999, { status: 'waiting', seconds: 1 }],
    [30_000, { status: 'ready' }],
    [90_000, { status: 'ready' }],
    [-5_000, { status: 'waiting', seconds: 30 }],
  ])('[32.3] %i ms after the first code', (passed, expected) => {
    expect(otpResend({ sentAt: 1_000_000, resends: 0 }, config, 1_000_000 + passed)).toEqual(expected)
  })

  it.each([
    [1, 'ready'],
    [2, 'spent'],
    [3, 'spent'],
  ])('[32.3] after %i more codes is %s', (resends, status) => {
    expect(otpResend({ sentAt: 0, resends }, config, 60_000)).toEqual({ status })
  })

  it('[32.3] follows the settings: ten seconds and one more code', () => {
    const quick = { ...config, resendOtpSecs: 10, resendOtpAttempts: 1 }
    expect(otpResend({ sentAt: 0, resends: 0 }, quick, 9_500)).toEqual({ status: 'waiting', seconds: 1 })
    expect(otpResend({ sentAt: 0, resends: 0 }, quick, 10_000)).toEqual({ status: 'ready' })
    expect(otpResend({ sentAt: 0, resends: 1 }, quick, 10_000)).toEqual({ status: 'spent' })
  })
})
