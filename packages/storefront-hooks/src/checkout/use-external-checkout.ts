import { useEffect, useState } from 'react'
import { useEffectEvent } from '../react-compat.ts'
import { useLeaveSignal } from '../storefront/use-leave-signal.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import { knownAddress } from './known-address.ts'
import type { ExternalCheckoutError, ExternalDeparture } from './open-external-checkout.ts'
import { openExternalCheckout } from './open-external-checkout.ts'
import { createTermsConsents } from './terms-consents.ts'

/** What `useExternalCheckout` gives. */
export interface ExternalCheckoutView {
  /** Why it cannot be left for; null while it is on its way. */
  readonly problem: ExternalCheckoutError | null
  retry: () => void
}

/** Opens the external checkout of the cart at once, and hands over how to leave for it [29.3] unless the view was left. */
export function useExternalCheckout(onDeparture: (departure: ExternalDeparture) => void): ExternalCheckoutView {
  const storefront = useStorefront()
  const leaving = useLeaveSignal()
  const [problem, setProblem] = useState<ExternalCheckoutError | null>(null)

  async function open(): Promise<void> {
    const signal = leaving()
    setProblem(null)
    const address = () => knownAddress(storefront)
    const { ports, sessionStorage, settings, locale } = storefront
    const consent = createTermsConsents(sessionStorage, settings, locale).read()
    const opened = await openExternalCheckout({ ...storefront, port: ports.checkout, address, consent })
    if (signal.aborted) return
    if (opened.ok) onDeparture(opened.value)
    else setProblem(opened.error.code)
  }

  const openAtOnce = useEffectEvent(open)
  useEffect(() => void openAtOnce(), [])
  return { problem, retry: () => void open() }
}
