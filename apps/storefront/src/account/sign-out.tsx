import { callEndOf } from '@krishi/storefront-core/contract'
import { useSignOut } from '@krishi/storefront-hooks/auth'
import { useSession } from '@krishi/storefront-hooks/session'
import { useLeaveSignal } from '@krishi/storefront-hooks/storefront'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { Button } from '@krishi/storefront-ui/primitives/button'
import { useShop } from '../shell/shop-context.ts'
import { failureWords } from './failure-words.ts'
import { forgetAll, reloadSignedOut } from './signed-out-page-state.ts'
import en from './messages/en.json'
import '../styles/sign-out.css'

interface SignOutProps {
  /** Stands at the end of a page about something else. @default false */
  readonly isApart?: boolean
}

/** The way out here [03.8], on every page for whoever is signed in [V7.4.4]. Nothing for a guest. */
export function SignOut({ isApart = false }: SignOutProps) {
  const t = useWidgetMessages('account', en)
  const { notices, paths } = useShop()
  const { user, isGuest } = useSession()
  const { isPending, signOut } = useSignOut(forgetAll)
  const leaving = useLeaveSignal()
  if (user === null || isGuest) return null

  async function leave(): Promise<void> {
    const signal = leaving()
    const ended = await signOut()
    // Whoever has gone on to another page meanwhile stays there.
    if (ended.ok) reloadSignedOut('signed-out', signal.aborted ? undefined : paths.to('/address'))
    else notices.show({ id: 'sign-out', text: t(failureWords.signOut[callEndOf(ended.error.code)]), tone: 'danger' })
  }

  return (
    <div className={isApart ? 'sign-out sign-out--apart' : 'sign-out'}>
      <p>{t('signOutText')}</p>
      <Button tone="secondary" pending={isPending} onClick={() => void leave()}>
        {t('signOut')}
      </Button>
    </div>
  )
}
