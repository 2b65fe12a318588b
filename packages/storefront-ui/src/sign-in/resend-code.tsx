import type { OtpResend } from '@krishi/storefront-core/auth'
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useEffectEvent } from '../react-compat.ts'
import { Button } from '../primitives/button/index.ts'
import { useAnnounce } from '../primitives/live-region/index.ts'
import type { RootProps } from '../root/index.ts'
import type { SignInWords } from './sign-in.types.ts'

/** Props of the way to another code. */
export interface ResendCodeProps extends RootProps {
  readonly resend: OtpResend
  readonly pending: boolean
  /** The field of the code. It gets the focus when another one is sent. */
  readonly fieldRef: RefObject<HTMLElement | null>
  readonly onResend: () => void
  readonly t: SignInWords
}

/** The way to another code: how long to wait, the button, or that there are no more [32.3]. Renders a `<div>`. */
export function ResendCode({ resend, pending, fieldRef, onResend, t, ...root }: ResendCodeProps) {
  useResendVoice(resend.status, t)

  function sendAgain(): void {
    onResend()
    // The countdown replaces the button, so focus moves to the code field.
    fieldRef.current?.focus()
  }

  return (
    <div {...root} data-scope="sign-in" data-part="resend">
      {resend.status === 'ready' ? (
        <Button tone="quiet" size="sm" pending={pending} onClick={sendAgain}>
          {t('resend')}
        </Button>
      ) : (
        <p>{resend.status === 'waiting' ? t('resendIn', { seconds: resend.seconds }) : t('maximumRetriesLimit')}</p>
      )}
    </div>
  )
}

/** The seconds are silent; said is only that they are over, or that there are no more codes. */
function useResendVoice(status: OtpResend['status'], t: SignInWords): void {
  const announce = useAnnounce()
  const before = useRef(status)
  const say = useEffectEvent(() => {
    if (before.current === status) return
    before.current = status
    if (status === 'ready') announce(t('resendReady'))
    if (status === 'spent') announce(t('maximumRetriesLimit'))
  })
  useEffect(() => say(), [status])
}
