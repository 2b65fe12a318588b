import { callEndOf } from '@krishi/storefront-core/contract'
import { useOtherDevices } from '@krishi/storefront-hooks/auth'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { Button } from '@krishi/storefront-ui/primitives/button'
import { useShop } from '../shell/shop-context.ts'
import { failureWords } from './failure-words.ts'
import en from './messages/en.json'

/** Props of the way out on other devices. */
interface OtherDevicesProps {
  readonly userId: string
  /** Called when its button goes away under the focus. */
  readonly onGone: () => void
}

/** On how many other devices somebody is signed in, and the way out there [V7.5.2]. Nothing until that is known. */
export function OtherDevices({ userId, onGone }: OtherDevicesProps) {
  const t = useWidgetMessages('account', en)
  const { notices } = useShop()
  const { count, isPending, signOut } = useOtherDevices(userId)
  if (count === null) return null

  async function leave(): Promise<void> {
    const ended = await signOut()
    if (!ended.ok) {
      const text = t(failureWords.signOutElsewhere[callEndOf(ended.error.code)])
      notices.show({ id: 'other-devices', text, tone: 'danger' })
      return
    }
    notices.show({ id: 'other-devices', text: t('signedOutElsewhere', { count: ended.value }), tone: 'success' })
    onGone()
  }

  return (
    <>
      <p>{t('otherDevices', { count })}</p>
      {count === 0 ? null : (
        <Button tone="secondary" pending={isPending} onClick={() => void leave()}>
          {t('signOutElsewhere')}
        </Button>
      )}
    </>
  )
}
