import type { Verification } from '@krishi/storefront-hooks/checkout'
import { browserSignInDevice } from '@krishi/storefront-hooks/auth'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { SignInModalWidget } from '@krishi/storefront-widgets/sign-in'
import { useState } from 'react'
import en from '../account/messages/en.json'
import { useSignInEvents } from '../account/use-sign-in-events.ts'
import { TextScope } from '../shell/text-scope.tsx'
import '../styles/sign-in.css'

interface VerifyNumberProps {
  readonly verification: Verification
  readonly onClose: () => void
}

/** The question for the number of a guest whose state asks for it, over the payment page [30.5], with its texts: a chunk of its own. */
export default function VerifyNumber(props: VerifyNumberProps) {
  return (
    <TextScope groups={['signIn']}>
      <NumberQuestion {...props} />
    </TextScope>
  )
}

function NumberQuestion({ verification, onClose }: VerifyNumberProps) {
  const t = useWidgetMessages('account', en)
  const [device] = useState(() => browserSignInDevice(window))
  // Once she is signed in the page needs no number any more, and this leaves with the question.
  const onEvent = useSignInEvents(() => undefined)
  return (
    <SignInModalWidget
      open
      onOpenChange={onClose}
      title={t('verifyTitle')}
      device={device}
      request={{ source: 'guest-address', callBackUrl: null }}
      mobileNumber={verification.mobileNumber}
      onEvent={onEvent}
    >
      <p>{t('verifyText', { state: verification.state })}</p>
    </SignInModalWidget>
  )
}
