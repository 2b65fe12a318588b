import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { useTrackOrderWords } from '@krishi/storefront-ui/track-order'
import { TrackOrderWidget } from '@krishi/storefront-widgets/track-order'
import { MembersOnly } from '../account/members-only.tsx'
import en from '../account/messages/en.json'
import { useTrackEvents } from '../orders/use-track-events.ts'
import type { PageModule, PageProps } from '../routes/page.ts'
import { useShop } from '../shell/shop-context.ts'
import { Coming } from './coming-page.tsx'
import '../styles/track-order.css'

function OrdersPage({ search }: PageProps) {
  const t = useWidgetMessages('account', en)
  const { paths, settings } = useShop()
  const isFound = new URLSearchParams(search).has('uid')
  const ofGuest = isFound ? <Coming /> : <TrackOrder />
  return (
    <MembersOnly
      title={t('ordersTitle')}
      path={paths.orders}
      guests={settings.enableLoginForTrackOrder ? undefined : ofGuest}
    >
      <Coming />
    </MembersOnly>
  )
}

function TrackOrder() {
  const { title } = useTrackOrderWords()
  return (
    <div className="track-order-page">
      <h1>{title}</h1>
      <TrackOrderWidget onEvent={useTrackEvents()} />
    </div>
  )
}

/** The orders, once the shop shows them; a guest signs in first, or finds one by a number if the owner allows it [03.5, 31.7]. */
export const page: PageModule = {
  Component: OrdersPage,
  head: ({ textsOf }) => ({ title: textsOf('account', en)('ordersTitle') }),
}
