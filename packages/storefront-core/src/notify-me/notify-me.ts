import type { Stock } from '../availability/index.ts'
import { variantAvailability } from '../availability/index.ts'
import type { Product, Variant } from '../catalog/index.ts'
import type { NotifyMeRequest } from '../contract/notify-me.ts'
import type { Locale } from '../locale/index.ts'
import type { SessionUser } from '../session/index.ts'

/** The pack that a shopper waits for. */
export type AwaitedVariant = Pick<Variant, 'id' | 'sku'>

/** Whether somebody waits for a pack from now on, and in which language the notification is wanted. */
export interface PackWish {
  /** False ends the waiting. */
  readonly isOpen: boolean
  readonly user: Pick<SessionUser, 'userId' | 'mobileNumber'>
  readonly variant: AwaitedVariant
  readonly locale: Locale
}

/** Whether a pack can be waited for: it is sold out, and its product is still in the catalogue [15.1]. */
export function canAwait(product: Pick<Product, 'status'>, variant: Stock): boolean {
  return product.status === 'active' && !variantAvailability(variant).forSale
}

/** A wish in the words of the wire, with every field of the specification [18.1]. */
export function toNotifyMeRequest({ isOpen, user, variant, locale }: PackWish): NotifyMeRequest {
  return {
    userId: user.userId,
    phone: user.mobileNumber,
    status: isOpen ? 'OPEN' : 'CANCEL',
    requestDetails: {
      requestEntity: 'variant',
      reference: variant.id,
      requestType: 'NOTIFY_ME',
      additionalMessage: variant.sku,
      requestedLanguage: locale,
    },
  }
}
