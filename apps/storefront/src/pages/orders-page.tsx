import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import en from '../features/account/messages/en.json'
import type { PageModule, PageProps } from '../shell/page.ts'
import { createLazyContent } from '../features/account/lazy-content.tsx'
import '../styles/track-order.css'
import '../styles/orders.css'

const Orders = createLazyContent(() => import('../features/orders/orders-content.tsx'))

function OrdersPage({ search }: PageProps) {
  const t = useWidgetMessages('account', en)
  return <Orders title={t('ordersTitle')} search={search} />
}

/** The orders of whoever is signed in; a guest signs in first, or finds one by a number if the owner allows it [03.5, 31.4, 31.7]. */
export const page: PageModule = {
  Component: OrdersPage,
  head: ({ textsOf }) => ({ title: textsOf('account', en)('ordersTitle') }),
}
