import en from '../features/checkout/messages/en.json'
import { OrderSuccessWidget } from '@krishi/storefront-widgets/order-success'
import type { PageModule, PageProps } from '../shell/page.ts'
import { usePaths } from '../shell/shop-context.ts'
import '../styles/checkout.css'

function ThankYouPage({ params, search }: PageProps) {
  const paths = usePaths()
  return (
    <OrderSuccessWidget
      orderId={params['orderId'] ?? ''}
      checkoutId={new URLSearchParams(search).get('checkoutId') ?? undefined}
      shopHref={paths.home}
      ordersHref={paths.orders}
    />
  )
}

/** The order is placed [31.5]. */
export const page: PageModule = {
  Component: ThankYouPage,
  head: ({ textsOf }) => ({ title: textsOf('checkout', en)('thankYouTitle') }),
}
