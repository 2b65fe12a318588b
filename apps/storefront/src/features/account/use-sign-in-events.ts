import type { SignInEvent } from '@krishi/storefront-hooks/auth'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { useShop } from '../../shell/shop-context.ts'
import en from './messages/en.json'

/** Says what the specification says as a notice [32.6], beside the words at the field, and hands on where a sign-in leads. */
export function useSignInEvents(
  onSignedIn: (event: Extract<SignInEvent, { readonly type: 'signed-in' }>) => void,
): (event: SignInEvent) => void {
  const { notices } = useShop()
  const t = useWidgetMessages('account', en)
  return (event) => {
    if (event.type === 'signed-in') return onSignedIn(event)
    const text = t(event.type === 'unable-to-send' ? 'unableToSendOtp' : 'unableToVerify')
    notices.show({ id: 'sign-in', text, tone: 'danger' })
  }
}
