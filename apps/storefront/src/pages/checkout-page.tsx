import { useCart } from '@krishi/storefront-hooks/cart'
import { BasketDrawing, EmptyState } from '@krishi/storefront-ui/primitives/empty-state'
import { LinkButton } from '@krishi/storefront-ui/primitives/button'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import en from '../checkout/messages/en.json'
import type { PageModule } from '../routes/page.ts'
import { useShop } from '../shell/shop-context.ts'

function CheckoutPage() {
  const t = useWidgetMessages('checkout', en)
  const { paths, settings } = useShop()
  const [, navigate] = useLocation()
  const isHydrated = useCart((cart) => cart.hydrated)
  const isEmpty = useCart((cart) => cart.view.lineIds.length === 0)
  const isAddressNext = isHydrated && !isEmpty && settings.checkoutConfig.isAddressSelectionEnabled

  useEffect(() => {
    if (isAddressNext) navigate(paths.checkoutAddress(null), { replace: true })
  }, [isAddressNext, navigate, paths])

  if (!isHydrated || isAddressNext) return <h1>{t('checkoutTitle')}</h1>
  return (
    <EmptyState
      as="h1"
      drawing={<BasketDrawing />}
      title={isEmpty ? t('cartEmptyTitle') : t('checkoutTitle')}
      action={
        <LinkButton tone="primary" href={isEmpty ? paths.home : paths.cart}>
          {isEmpty ? t('continueShopping') : t('goToCart')}
        </LinkButton>
      }
    >
      {isEmpty ? <p>{t('cartEmptyText')}</p> : null}
    </EmptyState>
  )
}

/** The way from the cart into the checkout: to the address, or back when there is nothing to buy [29.1]. */
export const page: PageModule = {
  Component: CheckoutPage,
  head: ({ textsOf }) => {
    const t = textsOf('checkout', en)
    return { title: t('checkoutTitle') }
  },
}
