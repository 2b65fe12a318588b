import type { DeliveryAddress } from '@krishi/storefront-core/address'
import { withDiscountCode } from '@krishi/storefront-core/checkout'
import { isConsentAsked } from '@krishi/storefront-core/compliance'
import type { TermsConsent } from '@krishi/storefront-core/compliance'
import type { ExternalUrl } from '@krishi/storefront-core/links'
import { safeExternalUrl } from '@krishi/storefront-core/links'
import type { Result } from '@krishi/storefront-core/result'
import { err, ok } from '@krishi/storefront-core/result'
import type { SessionUser } from '@krishi/storefront-core/session'
import type { CartStore } from '../cart/cart-store.ts'
import type { SessionStore } from '../session/create-session-store.ts'
import type { CheckoutPort } from './checkout-port.ts'
import { toCartToOrder } from './to-cart-to-order.ts'

/** How a page leaves for the external checkout [29.3]. Every address is on a host that the shop has configured. */
export type ExternalDeparture =
  | { readonly kind: 'location'; readonly url: ExternalUrl }
  | { readonly kind: 'form'; readonly action: ExternalUrl; readonly fields: Readonly<Record<string, string>> }

/**
 * Why it cannot be opened: the token was refused; the checkout has no safe address, or the form lacks data of the shopper; or
 * the terms were not agreed to.
 */
export type ExternalCheckoutError =
  | 'external/unable-to-authorize'
  | 'external/unable-to-proceed'
  | 'external/consent-needed'

/** The dependencies of the way to the external checkout. */
export interface ExternalCheckoutOptions {
  readonly port: Pick<CheckoutPort, 'customerToken' | 'createExternal'>
  readonly cart: Pick<CartStore, 'actions'>
  readonly session: Pick<SessionStore, 'open'>
  readonly attribution: Readonly<Record<string, string>>
  /** The address to deliver to, where one is known. */
  readonly address: () => Promise<DeliveryAddress | null>
  /** The terms that the shopper agreed to, where they were asked for. */
  readonly consent?: TermsConsent | undefined
}

const unable = err('external/unable-to-proceed')

/** Makes a checkout of the cart on the external platform: for a guest its address, for whoever is signed in a form [29.3]. */
export async function openExternalCheckout({
  port,
  cart,
  session,
  attribution,
  address,
  consent,
}: ExternalCheckoutOptions): Promise<Result<ExternalDeparture, ExternalCheckoutError>> {
  const [settled, opened, delivery] = await Promise.all([cart.actions.flush(), session.open(), address()])
  if (!settled.ok || !opened.ok) return unable
  const user = opened.value
  const name = nameOf(user) || nameOn(delivery)
  const { mobileNumber } = user
  const token = user.isGuestUser ? ok(null) : await port.customerToken({ mobileNumber, name })
  if (!token.ok || token.value === '') return err('external/unable-to-authorize')

  const lines = settled.value.lines.map(({ line }) => line)
  const toOrder = toCartToOrder(lines, settled.value.totals, delivery, { user, attribution, consent })
  const made = await port.createExternal({ cart: toOrder, accessToken: token.value })
  if (!made.ok) return isConsentAsked(made.error) ? err('external/consent-needed') : unable
  const { checkoutUrl, formUrl, hosts } = made.value
  const url = safeExternalUrl(withDiscountCode(checkoutUrl, toOrder.discountCode), hosts)
  if (url === null) return unable
  if (token.value === null) return ok({ kind: 'location', url })

  const action = safeExternalUrl(formUrl, hosts)
  const { userExternalId } = user
  if (action === null || mobileNumber === '' || name === '' || !userExternalId) return unable
  const fields = { mobileNumber, name, accessToken: token.value, userExternalId, checkoutUrl: url }
  return ok({ kind: 'form', action, fields })
}

/** The name on an address: an account that was opened by number alone has no other. */
function nameOn(address: DeliveryAddress | null): string {
  return address === null ? '' : address.fullName
}

function nameOf({ firstName, lastName }: SessionUser): string {
  return [firstName, lastName].filter(Boolean).join(' ')
}
