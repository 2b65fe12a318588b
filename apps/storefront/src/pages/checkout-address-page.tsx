import { useSession } from '@krishi/storefront-hooks/session'
import { Suspense, lazy, useEffect, useEffectEvent } from 'react'
import { GuestAddress } from '../checkout/guest-address.tsx'
import en from '../checkout/messages/en.json'
import type { PageModule, PageProps } from '../routes/page.ts'
import { untilLoaded } from '../shell/until-loaded.ts'
import '../styles/checkout.css'

/** Loaded for whoever has an address book. */
const ChosenAddress = lazy(() =>
  untilLoaded(async () => ({ default: (await import('../checkout/chosen-address.tsx')).ChosenAddress })),
)

function CheckoutAddressPage({ search }: PageProps) {
  const query = new URLSearchParams(search)
  const checkoutId = query.get('checkoutId')
  const { isGuest, open } = useSession()
  const askWhoSheIs = useEffectEvent(open)
  useEffect(() => askWhoSheIs(), [])

  if (isGuest) return <GuestAddress checkoutId={checkoutId} />
  return (
    <Suspense fallback={null}>
      <ChosenAddress checkoutId={checkoutId} isFromCheckout={query.get('source') === 'checkout'} />
    </Suspense>
  )
}

/** Where the order goes: a guest's form, or one of the addresses of whoever is signed in [29.2]. */
export const page: PageModule = {
  Component: CheckoutAddressPage,
  head: ({ textsOf }) => {
    const t = textsOf('checkout', en)
    return { title: t('addressTitle') }
  },
}
