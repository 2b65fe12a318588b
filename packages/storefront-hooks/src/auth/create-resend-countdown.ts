import { otpResend } from '@krishi/storefront-core/auth'
import type { OtpResend, OtpResendFacts } from '@krishi/storefront-core/auth'
import type { Settings } from '@krishi/storefront-core/settings'
import type { Clock } from '../clock/index.ts'

/** How often the countdown is looked at, in ms. */
const tickMs = 1000

/** The wait for another code [32.3]. */
export interface ResendCountdown {
  /** A code was sent, the first or another one: tells how it stands now, and each second until another one may be asked for. */
  begin: () => void
  /** Nothing is waited for any more, and the next code is the first again. */
  stop: () => void
}

/** Creates the wait for another code, told to `show` as it goes. */
export function createResendCountdown(
  clock: Clock,
  { otpConfig }: Pick<Settings, 'otpConfig'>,
  show: (resend: OtpResend) => void,
): ResendCountdown {
  let stop = () => {}
  let codes = 0

  function tick(sent: OtpResendFacts): void {
    const resend = otpResend(sent, otpConfig, clock.now())
    show(resend)
    if (resend.status === 'waiting') stop = clock.after(tickMs, () => tick(sent))
  }

  return {
    begin() {
      stop()
      tick({ sentAt: clock.now(), resends: codes++ })
    },
    stop() {
      stop()
      codes = 0
    },
  }
}
