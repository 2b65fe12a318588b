import { usePlainMessages, useUi } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { useDismissal } from '../primitives/disclosure/index.ts'
import { UserIcon } from '../primitives/icon/index.ts'
import { useRootRef } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

export interface AccountMenuProps extends RootProps<HTMLDetailsElement> {
  readonly hrefs: Readonly<Record<'orders' | 'addresses' | 'farm' | 'posts' | 'wishlist', string>>
  /** The page of coins; null where the shop has none. */
  readonly loyaltyHref: string | null
  /** Called at a press on the way out. */
  readonly onSignOut: () => void
  readonly messages?: MessageOverrides<typeof en>
}

/** What is the shopper’s own, behind one button of the bar, for whoever is signed in [09.3]. Renders a `<details>`. */
export function AccountMenu({ hrefs, loyaltyHref, onSignOut, messages, ...root }: AccountMenuProps) {
  const { Link } = useUi()
  const t = usePlainMessages('accountMenu', en, messages)
  const detailsRef = useRootRef(root)
  useDismissal(detailsRef)

  /** A page that is opened from here is seen at once. */
  function close() {
    if (detailsRef.current) detailsRef.current.open = false
  }

  return (
    <details {...root} data-scope="account-menu" data-part="root" ref={detailsRef}>
      <summary data-scope="account-menu" data-part="trigger">
        <UserIcon size={24} />
        <span data-scope="account-menu" data-part="text">
          {t('account')}
        </span>
      </summary>
      <ul data-scope="account-menu" data-part="list">
        <li>
          <Link href={hrefs.orders} onClick={close}>
            {t('orders')}
          </Link>
        </li>
        <li>
          <Link href={hrefs.addresses} onClick={close}>
            {t('addresses')}
          </Link>
        </li>
        <li>
          <Link href={hrefs.farm} onClick={close}>
            {t('farm')}
          </Link>
        </li>
        <li>
          <Link href={hrefs.posts} onClick={close}>
            {t('posts')}
          </Link>
        </li>
        <li data-scope="account-menu" data-part="small">
          <Link href={hrefs.wishlist} onClick={close}>
            {t('wishlist')}
          </Link>
        </li>
        {loyaltyHref === null ? null : (
          <li>
            <Link href={loyaltyHref} onClick={close}>
              {t('loyalty')}
            </Link>
          </li>
        )}
        <li>
          <button type="button" data-scope="account-menu" data-part="sign-out" onClick={onSignOut}>
            {t('signOut')}
          </button>
        </li>
      </ul>
    </details>
  )
}
