import { useTrackOrderWords } from '@krishi/storefront-ui/track-order'
import { OrderListWidget } from '@krishi/storefront-widgets/order-list'
import { TrackOrderWidget } from '@krishi/storefront-widgets/track-order'
import { MembersOnly } from '../account/members-only.tsx'
import { usePaths, useShop } from '../../shell/shop-context.ts'
import { useTrackEvents } from './use-track-events.ts'

interface OrdersContentProps {
  readonly title: string
  readonly search: string
}

/** The orders of whoever is signed in; a guest signs in first, or finds one by a number if the owner allows it. */
export default function OrdersContent({ title, search }: OrdersContentProps) {
  const { paths, settings } = useShop()
  const list = (
    <div className="lazy-page">
      <OrderListWidget shopHref={paths.home} hrefOf={paths.order} />
    </div>
  )
  const isFound = new URLSearchParams(search).has('uid')
  return (
    <MembersOnly
      title={title}
      path={paths.orders}
      guests={settings.enableLoginForTrackOrder ? undefined : isFound ? list : <TrackOrder />}
    >
      {list}
    </MembersOnly>
  )
}

function TrackOrder() {
  const { title } = useTrackOrderWords()
  const paths = usePaths()
  return (
    <div className="track-order-page">
      <h1>{title}</h1>
      <TrackOrderWidget onEvent={useTrackEvents()} signInHref={paths.signIn(paths.orders)} />
    </div>
  )
}
