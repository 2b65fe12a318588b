import { useSession } from '@krishi/storefront-hooks/session'
import { createOverlay } from '@krishi/storefront-host/overlay'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { Button, LinkButton } from '@krishi/storefront-ui/primitives/button'
import { useRef, useState } from 'react'
import { usePaths } from '../../shell/shop-context.ts'
import { OrderAlerts } from '../alerts/order-alerts-island.ts'
import { Devices } from './devices.tsx'
import { SignOut } from './sign-out.tsx'
import en from './messages/en.json'

const DeleteAccount = createOverlay(() => import('./delete-account.tsx'))

/** Who is signed in, the way out here [03.8] and elsewhere, and the way out for good [03.11]. Nothing for a guest. */
export function AccountBlock() {
  const t = useWidgetMessages('account', en)
  const paths = usePaths()
  const { user, isGuest } = useSession()
  const [isLeaving, setLeaving] = useState(false)
  const way = useRef<HTMLButtonElement>(null)
  if (user === null || isGuest) return null

  function onKeep(): void {
    setLeaving(false)
    way.current?.focus()
  }

  return (
    <section className="account-block" aria-labelledby="account-title">
      <h2 id="account-title">{t('accountTitle')}</h2>
      <p>{t('signedInAs', { number: user.mobileNumber })}</p>
      <LinkButton tone="secondary" href={paths.to('/wishlist')}>
        {t('wishlist')}
      </LinkButton>
      <OrderAlerts />
      <SignOut />
      <Button ref={way} tone="quiet" size="sm" aria-expanded={isLeaving} onClick={() => setLeaving(!isLeaving)}>
        {t('deleteAccount')}
      </Button>
      <DeleteAccount
        wanted={isLeaving ? { mobileNumber: user.mobileNumber, onKeep } : null}
        onGiveUp={() => setLeaving(false)}
      />
      <Devices userId={user.userId} />
    </section>
  )
}
