import { useIsKnownMember, useSession } from '@krishi/storefront-hooks/session'
import { AccountMenu } from '@krishi/storefront-ui/account-menu'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { createOverlay } from '@krishi/storefront-host/overlay'
import { useShop } from '../../shell/shop-context.ts'
import { createVedikaPaths } from '../vedika/vedika-paths.ts'
import '../../styles/account-menu.css'

const Leaving = createOverlay(() => import('../account/leaving.tsx'))

/** The account menu of the bar for whoever is signed in, and what signs out; nothing for a guest, who has a link [09.3]. */
export function useAccountMenu(): { readonly accountMenu: ReactNode; readonly leaving: ReactNode } {
  const { paths, settings } = useShop()
  const { user } = useSession()
  const isMember = useIsKnownMember()
  const [isLeaving, setLeaving] = useState(false)
  if (!isMember) return { accountMenu: undefined, leaving: null }
  const { posts, author } = createVedikaPaths(paths)
  const onEnd = () => setLeaving(false)
  return {
    accountMenu: (
      <AccountMenu
        hrefs={{
          orders: paths.orders,
          addresses: paths.addresses,
          posts: user === null ? posts('') : author(user.userId),
          wishlist: paths.to('/wishlist'),
          farm: paths.to('/my-farm'),
        }}
        loyaltyHref={settings.loyaltyPoints.enableLoyaltyPoints ? paths.to('/loyalty') : null}
        onSignOut={() => setLeaving(true)}
      />
    ),
    leaving: isLeaving ? <Leaving wanted={{ onEnd }} onGiveUp={onEnd} /> : null,
  }
}
