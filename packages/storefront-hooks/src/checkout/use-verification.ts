import { provinceName, requiresVerification } from '@krishi/storefront-core/address'
import { useIsSignedIn } from '../session/use-is-signed-in.ts'
import { useSettings } from '../settings/use-settings.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import { useCheckout } from './use-checkout.ts'

/** Whether a number must be proven before a checkout can be ordered. */
export interface Verification {
  readonly isNeeded: boolean
  /** Name of the state that asks for it; empty where nothing is needed. */
  readonly state: string
  /** The number of the delivery, to begin with. */
  readonly mobileNumber: string
}

const none: Verification = { isNeeded: false, state: '', mobileNumber: '' }

/** Whether a shopper who is not signed in must verify a number, because of the state that the order goes to [03.10, 30.5]. */
export function useVerification(checkoutId: string): Verification {
  const settings = useSettings()
  const { locale } = useStorefront()
  const isSignedIn = useIsSignedIn()
  const view = useCheckout(checkoutId)
  if (isSignedIn !== false || view.status !== 'ready') return none
  const { deliveryAddress, phone } = view.checkout.userIdentity
  const province = deliveryAddress?.province ?? ''
  if (!requiresVerification(settings, province)) return none
  const known = settings.provinces.find(({ id }) => id === province)
  const state = known ? provinceName(known, locale) : province
  return { isNeeded: true, state, mobileNumber: deliveryAddress?.phone ?? phone }
}
