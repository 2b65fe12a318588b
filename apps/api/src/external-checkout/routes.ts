import { isConsentMissing } from '@krishi/storefront-core/compliance'
import { isValidPhone, normalizePhone } from '@krishi/storefront-core/digits'
import { err, ok } from '@krishi/storefront-core/result'
import { findAccount } from '../auth/accounts.ts'
import { consentMissing } from '../checkout/checkouts.ts'
import { mergeQuantities } from '../checkout/resolve-lines.ts'
import type { OperationRoute } from '../http/operation-route.ts'
import type { ApiContext } from '../api-context.ts'
import { consentAttributes, keepConsent, newConsent } from './external-consents.ts'
import * as schemas from './schemas.ts'

/** A checkout of the cart on the external platform [29.3]. Prices and stock are the platform's; no sum of the payload is looked at. */
export function externalCheckoutRoute(shop: ApiContext): OperationRoute<'checkout.externalCheckout'> {
  const { platform, database, settings, logger, now } = shop
  return {
    name: 'checkout.externalCheckout',
    summary: 'Makes a checkout of a cart on the external platform; not found where the shop has none.',
    limit: 'write',
    request: { body: schemas.externalBody },
    response: schemas.external,
    refusals: ['request/not-found', 'checkout/items-not-valid', 'network/server'],
    async handle({ body: { cart, userIdentity, consent } }, { shopper }) {
      if (!platform) return err('request/not-found')
      if (isConsentMissing(settings, consent)) return consentMissing
      const lines = [...mergeQuantities(cart.lineItems)].map(([merchandiseId, quantity]) => ({
        merchandiseId,
        quantity,
      }))
      if (lines.length === 0) return err('checkout/items-not-valid')
      const phone = normalizePhone(userIdentity.phone)
      const { customerAccessToken, email } = userIdentity
      const kept = consent ? newConsent(consent, shopper.guestUserId, now()) : null
      const made = await platform.createCart({
        lines,
        discountCode: cart.discountCode,
        note: cart.note,
        attributes: kept ? consentAttributes(kept) : {},
        buyer: { phone: isValidPhone(phone) ? `+91${phone}` : '', email, customerAccessToken },
      })
      if (made.ok) {
        if (kept) await keepConsent(database, kept)
        const { formUrl, hosts } = platform
        return ok({ formUrl, hosts: [...hosts], cartCreate: { cart: { checkoutUrl: made.value } } })
      }
      logger.warn({ reason: made.error.serverMessage }, 'no external checkout was made')
      return err('network/server')
    },
  }
}

/** A token of the external platform [29.3]. Only for the number of whoever is signed in: nobody may ask for somebody else's. */
export function customerAccessTokenRoute({
  platform,
  database,
  logger,
}: ApiContext): OperationRoute<'checkout.customerAccessToken'> {
  return {
    name: 'checkout.customerAccessToken',
    summary: 'A token of the external platform for the signed-in shopper; not found where the shop has none.',
    limit: 'write',
    request: { body: schemas.tokenBody },
    response: schemas.token,
    refusals: ['request/not-found', 'auth/forbidden', 'network/server'],
    async handle({ body: { mobileNumber } }, { shopper }) {
      if (!platform) return err('request/not-found')
      const account = shopper.userId === null ? null : await findAccount(database, shopper.userId)
      if (account?.mobileNumber !== normalizePhone(mobileNumber)) return err('auth/forbidden')
      const made = await platform.createCustomerToken(account.mobileNumber)
      if (made.ok) return ok({ customerAccessTokenCreate: { customerAccessToken: { accessToken: made.value } } })
      logger.warn({ reason: made.error.serverMessage }, 'no token of the external platform was made')
      return err('network/server')
    },
  }
}
