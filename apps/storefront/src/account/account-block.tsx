import { callEndOf } from '@krishi/storefront-core/contract'
import { useSignOut } from '@krishi/storefront-hooks/auth'
import { useSession } from '@krishi/storefront-hooks/session'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { Button, LinkButton } from '@krishi/storefront-ui/primitives/button'
import { useRef, useState } from 'react'
import { createOverlay } from '../shell/overlay.tsx'
import { useShop } from '../shell/shop-context.ts'
import { failureWords } from './failure-words.ts'
import { OtherDevices } from './other-devices.tsx'
import { forgetAll, reloadSignedOut } from './signed-out-page-state.ts'
import en from './messages/en.json'

const DeleteAccount = createOverlay(() => import('./delete-account.tsx'), ['signIn'])

/** Who is signed in, the way out here [03.8] and elsewhere, and the way out for good [03.11]. Nothing for a guest. */
export function AccountBlock() {
  const t = useWidgetMessages('account', en)
  const { notices, paths } = useShop()
  const { user, isGuest } = useSession()
  const { isPending, signOut } = useSignOut(forgetAll)
  const [isLeaving, setLeaving] = useState(false)
  const way = useRef<HTMLButtonElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  if (user === null || isGuest) return null

  async function leave(): Promise<void> {
    const ended = await signOut()
    if (ended.ok) reloadSignedOut('signed-out')
    else notices.show({ id: 'sign-out', text: t(failureWords.signOut[callEndOf(ended.error.code)]), tone: 'danger' })
  }

  function onKeep(): void {
    setLeaving(false)
    way.current?.focus()
  }

  return (
    <section className="account-block" aria-labelledby="account-title">
      <h2 ref={title} id="account-title" tabIndex={-1}>
        {t('accountTitle')}
      </h2>
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
      <DeleteAccount
        wanted={isLeaving ? { mobileNumber: user.mobileNumber, onKeep } : null}
        onGiveUp={() => setLeaving(false)}
      />
      <OtherDevices userId={user.userId} onGone={() => title.current?.focus()} />
    </section>
  )
}
