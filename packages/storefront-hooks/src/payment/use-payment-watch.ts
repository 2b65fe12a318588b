import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand/react'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { PaymentWatch, WatchedPayment } from './payment-watch.ts'
import { createPaymentWatch } from './payment-watch.ts'
import type { Presence } from './presence.ts'

/** What is known of the payment of an order, looked at until it is settled; that somebody has to look is reported [31.6]. */
export function usePaymentWatch(
  orderId: string,
  presence: Presence,
): { readonly watched: WatchedPayment; readonly look: PaymentWatch['look'] } {
  const { ports, clock, errors } = useStorefront()
  const watch = useMemo(
    () => createPaymentWatch({ port: ports.checkout, orderId, clock, presence }),
    [ports, orderId, clock, presence],
  )
  useEffect(() => watch.start(), [watch])
  useEffect(() => errors.report('Order is Pending', 'pendingOrder'), [errors, orderId])
  return { watched: useStore(watch), look: watch.look }
}
