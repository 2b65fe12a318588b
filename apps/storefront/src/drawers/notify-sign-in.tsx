import { browserSignInDevice } from '@krishi/storefront-hooks/auth'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { SignInModalWidget } from '@krishi/storefront-widgets/sign-in'
import { useState } from 'react'
import en from '../account/messages/en.json'
import { useSignInEvents } from '../account/use-sign-in-events.ts'
import { TextScope } from '../shell/text-scope.tsx'
import '../styles/sign-in.css'

interface NotifySignInProps {
  readonly onSignedIn: () => void
  readonly onClose: () => void
}

/** The sign-in of a guest who wants to be told of a pack, over the product [18.3], with its texts: a chunk of its own. */
export default function NotifySignIn(props: NotifySignInProps) {
  return (
    <TextScope groups={['signIn']}>
      <SignInFirst {...props} />
    </TextScope>
  )
}

function SignInFirst({ onSignedIn, onClose }: NotifySignInProps) {
  const t = useWidgetMessages('account', en)
  const [device] = useState(() => browserSignInDevice(window))
  return (
    <SignInModalWidget
      open
      onOpenChange={onClose}
      title={t('notifyTitle')}
      device={device}
      request={{ source: 'modal', callBackUrl: null }}
      onEvent={useSignInEvents(onSignedIn)}
    >
      <p>{t('notifyText')}</p>
    </SignInModalWidget>
  )
}
