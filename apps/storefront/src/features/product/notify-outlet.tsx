import type { ProductDetail, Variant } from '@krishi/storefront-core/catalog'
import type { CallEnd } from '@krishi/storefront-core/contract'
import { useNotifyNotices } from '@krishi/storefront-ui/notify-me'
import { NotifyMeWidget } from '@krishi/storefront-widgets/notify-me'
import { SignInOverlay } from '../account/sign-in-overlay.ts'
import { createOverlay } from '@krishi/storefront-host/overlay'
import { useShop } from '../../shell/shop-context.ts'

const NotifyAccepted = createOverlay(() => import('./notify-accepted.tsx'))

/** Notices that are no success. */
const troubles: readonly string[] = ['not-sent', 'no-answer', 'failed'] satisfies CallEnd[]

interface NotifyOutletProps {
  readonly product: ProductDetail
  readonly variant: Variant | undefined
}

/** The way to be told when a pack is back, and what it opens [18.1-18.3]. */
export function NotifyOutlet({ product, variant }: NotifyOutletProps) {
  const { notices } = useShop()
  const say = useNotifyNotices()
  SignInOverlay.useAhead()
  NotifyAccepted.useAhead()
  return (
    <NotifyMeWidget
      product={product}
      variant={variant}
      hasBar
      onNotice={(notice) =>
        notices.show({ id: 'notify-me', text: say(notice), tone: troubles.includes(notice) ? 'danger' : 'success' })
      }
      renderSignIn={(signIn) => <SignInOverlay wanted={signIn} onGiveUp={signIn.onClose} />}
      renderAccepted={({ onClose }) => <NotifyAccepted wanted={{ product, variant, onClose }} onGiveUp={onClose} />}
    />
  )
}
