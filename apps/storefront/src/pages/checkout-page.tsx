import { checkoutEntry } from '@krishi/storefront-core/checkout'
import { useCart } from '@krishi/storefront-hooks/cart'
import { useSession } from '@krishi/storefront-hooks/session'
import { navigate } from '@krishi/storefront-host/address'
import { untilLoaded } from '@krishi/storefront-host/loading'
import { BasketDrawing, EmptyState } from '@krishi/storefront-ui/primitives/empty-state'
import { LinkButton } from '@krishi/storefront-ui/primitives/button'
import { Suspense, lazy, useEffect, useEffectEvent } from 'react'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import en from '../features/checkout/messages/en.json'
import type { PageModule } from '../shell/page.ts'
import { useShop } from '../shell/shop-context.ts'
import { useIsHere } from '../shell/use-is-here.ts'

/** Loaded where the shop has an external checkout. */
const ExternalCheckout = lazy(() =>
  untilLoaded(async () => ({ default: (await import('../features/checkout/external-checkout.tsx')).ExternalCheckout })),
)

function CheckoutPage() {
  const t = useWidgetMessages('checkout', en)
  const { paths, settings } = useShop()
  const isHydrated = useCart((cart) => cart.hydrated)
  const isEmpty = useCart((cart) => cart.view.lineIds.length === 0)
  const { status, open } = useSession()
  const entryWith = (hasToken: boolean) => checkoutEntry(settings.checkoutConfig, { hasLines: !isEmpty, hasToken })
  const entry = entryWith(status === 'ready')
  const isAddressNext = isHydrated && entry === 'address'
  const isHere = useIsHere()
  const needsToken = isHydrated && entryWith(true) === 'external'
  const askWhoSheIs = useEffectEvent(open)

  useEffect(() => {
    if (isAddressNext && isHere) navigate(paths.checkoutAddress(null), { replace: true })
  }, [isAddressNext, isHere, paths])

  useEffect(() => {
    if (needsToken) askWhoSheIs()
  }, [needsToken])

  if (!isHydrated || isAddressNext || (needsToken && status !== 'ready' && status !== 'failed')) {
    return <h1>{t('checkoutTitle')}</h1>
  }
  if (entry === 'external') {
    return (
      <Suspense fallback={<h1>{t('checkoutTitle')}</h1>}>
        <ExternalCheckout />
      </Suspense>
    )
  }
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

/** The way from the cart into the checkout: to the address, to the external checkout, or back when there is neither [29.1]. */
export const page: PageModule = {
  Component: CheckoutPage,
  head: ({ textsOf }) => {
    const t = textsOf('checkout', en)
    return { title: t('checkoutTitle') }
  },
}
