import { useIsSignedIn, useSession } from '@krishi/storefront-hooks/session'
import { untilLoaded } from '@krishi/storefront-host/loading'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { Skeleton } from '@krishi/storefront-ui/primitives/skeleton'
import { Suspense, lazy } from 'react'
import type { ChosenAddressProps } from '../features/checkout/chosen-address.tsx'
import { GuestAddress } from '../features/checkout/guest-address.tsx'
import en from '../features/checkout/messages/en.json'
import { OrderAside } from '../features/checkout/order-aside.tsx'
import type { PageModule, PageProps } from '../shell/page.ts'
import { prefetchSignedIn } from '../features/account/prefetch-signed-in.ts'
import '../styles/address-book.css'
import '../styles/checkout.css'

/** Loaded for whoever has an address book. */
const ChosenAddress = lazy(() =>
  untilLoaded(async () => ({ default: (await import('../features/checkout/chosen-address.tsx')).ChosenAddress })),
)

/** Keeps the place of the saved addresses, or of the form of a guest, until it is known which of them to show. */
function AwaitedAddress() {
  const t = useWidgetMessages('checkout', en)
  return (
    <div className="address-book" aria-busy="true">
      <h1>{t('addressTitle')}</h1>
      <Skeleton variant="block" height="10rem" />
    </div>
  )
}

function CheckoutAddressPage({ search }: PageProps) {
  const query = new URLSearchParams(search)
  const checkoutId = query.get('checkoutId')
  return (
    <div className="address-step">
      <AddressStep checkoutId={checkoutId} isFromCheckout={query.get('source') === 'checkout'} />
      <OrderAside checkoutId={checkoutId} />
    </div>
  )
}

function AddressStep(props: ChosenAddressProps) {
  const { status } = useSession()
  const isSignedIn = useIsSignedIn()

  if (isSignedIn === false) return <GuestAddress checkoutId={props.checkoutId} />
  // The book is asked for with the session of its owner, or to say that it cannot be had.
  if (status === 'unknown' || status === 'opening') return <AwaitedAddress />
  return (
    <Suspense fallback={<AwaitedAddress />}>
      <ChosenAddress {...props} />
    </Suspense>
  )
}

/** Where the order goes: a guest's form, or one of the addresses of whoever is signed in [29.2]. */
export const page: PageModule = {
  Component: CheckoutAddressPage,
  prefetch: prefetchSignedIn,
  head: ({ textsOf }) => {
    const t = textsOf('checkout', en)
    return { title: t('addressTitle') }
  },
}
