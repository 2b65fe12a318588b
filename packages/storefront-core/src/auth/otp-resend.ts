import type { Settings } from '../settings/index.ts'

/** What decides when another code may be asked for. */
export interface OtpResendFacts {
  /** When the last code was sent, in ms of the clock that also says `now`. */
  readonly sentAt: number
  /** How often one was sent again. */
  readonly resends: number
}

/** Whether another code may be asked for: in so many seconds, now, or not any more. */
export type OtpResend =
  | { readonly status: 'waiting'; readonly seconds: number }
  | { readonly status: 'ready' }
  | { readonly status: 'spent' }

/**
 * Where the countdown to another code stands [32.3]. `otpConfig` has the seconds and how many codes may follow the first.
 * A clock that was set back never makes the wait longer than the whole countdown.
 */
export function otpResend({ sentAt, resends }: OtpResendFacts, config: Settings['otpConfig'], now: number): OtpResend {
  if (resends >= config.resendOtpAttempts) return { status: 'spent' }
  const passed = Math.max(now - sentAt, 0)
  const seconds = Math.ceil(config.resendOtpSecs - passed / 1000)
  return seconds > 0 ? { status: 'waiting', seconds } : { status: 'ready' }
}
