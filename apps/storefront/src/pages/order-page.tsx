import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import en from '../features/account/messages/en.json'
import type { PageModule, PageProps } from '../shell/page.ts'
import { createLazyContent } from '../features/account/lazy-content.tsx'
import '../styles/orders.css'

const Order = createLazyContent(() => import('../features/orders/order-content.tsx'))

function OrderPage({ params }: PageProps) {
  const t = useWidgetMessages('account', en)
  return <Order title={t('ordersTitle')} orderNumber={params['orderNumber'] ?? ''} />
}

/** An order of the shopper, by its number; nobody else's is shown [31.1, 31.2, 31.3]. Printed it is a bill. */
export const page: PageModule = {
  Component: OrderPage,
  head: ({ textsOf, params }) => ({
    title: `${textsOf('account', en)('ordersTitle')}: ${params['orderNumber'] ?? ''}`,
  }),
}
