import { browserSignInDevice } from '@krishi/storefront-hooks/auth'
import type { Verification } from '@krishi/storefront-hooks/checkout'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { SignInModalWidget } from '@krishi/storefront-widgets/sign-in'
import { useState } from 'react'
import en from '../account/messages/en.json'
import { useSignInEvents } from '../account/use-sign-in-events.ts'
import '../../styles/sign-in.css'

interface SignInHereProps {
  /** The question for the number of a guest whose state asks for it [30.5]; without it, the notice of a pack is meant [18.3]. */
  readonly verification?: Verification
  readonly onSignedIn?: () => void
  readonly onClose: () => void
}

/** Signing in over the page: an overlay. */
export default function SignInHere({ verification, onSignedIn, onClose }: SignInHereProps) {
  const t = useWidgetMessages('account', en)
  const [device] = useState(() => browserSignInDevice(window))
  return (
    <SignInModalWidget
      open
      onOpenChange={onClose}
      title={t(verification ? 'verifyTitle' : 'notifyTitle')}
      device={device}
      request={{ source: verification ? 'guest-address' : 'modal', callBackUrl: null }}
      {...(verification ? { mobileNumber: verification.mobileNumber } : {})}
      onEvent={useSignInEvents(() => onSignedIn?.())}
    >
      <p>{verification ? t('verifyText', { state: verification.state }) : t('notifyText')}</p>
    </SignInModalWidget>
  )
}
