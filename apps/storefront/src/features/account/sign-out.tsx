import { useSession } from '@krishi/storefront-hooks/session'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { Button } from '@krishi/storefront-ui/primitives/button'
import { useLeave } from './use-leave.ts'
import en from './messages/en.json'
import '../../styles/sign-out.css'

interface SignOutProps {
  /** Stands at the end of a page about something else. @default false */
  readonly isApart?: boolean
}

/** The way out here [03.8], on every page for whoever is signed in [V7.4.4]. Nothing for a guest. */
export function SignOut({ isApart = false }: SignOutProps) {
  const t = useWidgetMessages('account', en)
  const { user, isGuest } = useSession()
  const { isPending, leave } = useLeave()
  if (user === null || isGuest) return null

  return (
    <div className={isApart ? 'sign-out sign-out--apart' : 'sign-out'}>
      <p>{t('signOutText')}</p>
      <Button tone="secondary" pending={isPending} onClick={() => void leave()}>
        {t('signOut')}
      </Button>
    </div>
  )
}
