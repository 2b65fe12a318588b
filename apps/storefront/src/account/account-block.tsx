import { useSignOut } from '@krishi/storefront-hooks/auth'
import { useSession } from '@krishi/storefront-hooks/session'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { Button, LinkButton } from '@krishi/storefront-ui/primitives/button'
import { Suspense, lazy, useRef, useState } from 'react'
import { useShop } from '../shell/shop-context.ts'
import { untilLoaded } from '../shell/until-loaded.ts'
import { forgetAll, reloadSignedOut } from './signed-out-page-state.ts'
import en from './messages/en.json'

/** Loaded for whoever thinks of leaving for good. */
const DeleteAccount = lazy(() => untilLoaded(() => import('./delete-account.tsx')))

/** Who is signed in, the way out [03.8], and the way out for good [03.11]. Nothing for a guest. */
export function AccountBlock() {
  const t = useWidgetMessages('account', en)
  const { notices, paths } = useShop()
  const { user, isGuest } = useSession()
  const { isPending, signOut } = useSignOut(forgetAll)
  const [isLeaving, setLeaving] = useState(false)
  const way = useRef<HTMLButtonElement>(null)
  if (user === null || isGuest) return null

  async function leave(): Promise<void> {
    const ended = await signOut()
    if (ended.ok) reloadSignedOut('signed-out')
    else notices.show({ id: 'sign-out', text: t('signOutOffline'), tone: 'danger' })
  }

  return (
    <section className="account-block" aria-labelledby="account-title">
      <h2 id="account-title">{t('accountTitle')}</h2>
      <p>{t('signedInAs', { number: user.mobileNumber })}</p>
      <LinkButton tone="secondary" href={paths.to('/wishlist')}>
        {t('wishlist')}
      </LinkButton>
      <p>{t('signOutText')}</p>
      <Button tone="secondary" pending={isPending} onClick={() => void leave()}>
        {t('signOut')}
      </Button>
      <Button ref={way} tone="quiet" size="sm" aria-expanded={isLeaving} onClick={() => setLeaving(!isLeaving)}>
        {t('deleteAccount')}
      </Button>
      <Suspense fallback={null}>
        {isLeaving ? (
          <DeleteAccount
            mobileNumber={user.mobileNumber}
            onKeep={() => {
              setLeaving(false)
              way.current?.focus()
            }}
          />
        ) : null}
      </Suspense>
    </section>
  )
}
