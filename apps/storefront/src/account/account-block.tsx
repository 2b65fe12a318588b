import { useSignOut } from '@krishi/storefront-hooks/auth'
import { useSession } from '@krishi/storefront-hooks/session'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { Button, LinkButton } from '@krishi/storefront-ui/primitives/button'
import { useShop } from '../shell/shop-context.ts'
import { forgetAll, reloadSignedOut } from './signed-out-page-state.ts'
import en from './messages/en.json'

/** Who is signed in, and the way out [03.8]. Nothing for a guest. */
export function AccountBlock() {
  const t = useWidgetMessages('account', en)
  const { notices, paths } = useShop()
  const { user, isGuest } = useSession()
  const { isPending, signOut } = useSignOut(forgetAll)
  if (user === null || isGuest) return null

  async function leave(): Promise<void> {
    const ended = await signOut()
    if (ended.ok) reloadSignedOut()
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
    </section>
  )
}
