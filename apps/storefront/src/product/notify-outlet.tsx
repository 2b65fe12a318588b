import type { ProductDetail, Variant } from '@krishi/storefront-core/catalog'
import { useNotifyNotices } from '@krishi/storefront-ui/notify-me'
import { NotifyMeWidget } from '@krishi/storefront-widgets/notify-me'
import { Suspense, lazy } from 'react'
import { useShop } from '../shell/shop-context.ts'
import { untilLoaded } from '../shell/until-loaded.ts'

/** Loaded when a request was taken. */
const NotifyAccepted = lazy(() => untilLoaded(() => import('./notify-accepted.tsx')))
/** Loaded when a guest wants to be told. */
const SignInHere = lazy(() => untilLoaded(() => import('../drawers/sign-in-here.tsx')))

interface NotifyOutletProps {
  readonly product: ProductDetail
  readonly variant: Variant | undefined
}

/** The way to be told when a pack is back, and what it opens [18.1-18.3]. */
export function NotifyOutlet({ product, variant }: NotifyOutletProps) {
  const { notices } = useShop()
  const say = useNotifyNotices()
  return (
    <NotifyMeWidget
      product={product}
      variant={variant}
      hasBar
      onNotice={(notice) =>
        notices.show({ id: 'notify-me', text: say(notice), tone: notice === 'failed' ? 'danger' : 'success' })
      }
      renderSignIn={(signIn) => (
        <Suspense fallback={null}>
          <SignInHere {...signIn} />
        </Suspense>
      )}
      renderAccepted={(accepted) => (
        <Suspense fallback={null}>
          <NotifyAccepted {...accepted} product={product} variant={variant} />
        </Suspense>
      )}
    />
  )
}
