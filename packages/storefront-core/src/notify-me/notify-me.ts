import type { Stock } from '../availability/index.ts'
import { variantAvailability } from '../availability/index.ts'
import type { Product, Variant } from '../catalog/index.ts'
import type { NotifyMeRequest, NotifyMeStatus } from '../contract/notify-me.ts'
import type { Locale } from '../locale/index.ts'
import type { SessionUser } from '../session/index.ts'

/** The pack that a shopper waits for. */
export type AwaitedVariant = Pick<Variant, 'id' | 'sku'>

/** Who waits for which pack, and in which language the notification is wanted. */
export interface NotifyMeFacts {
  readonly user: Pick<SessionUser, 'userId' | 'mobileNumber'>
  readonly variant: AwaitedVariant
  readonly locale: Locale
}

/** Whether a pack can be waited for: it is sold out, and its product is still in the catalogue [15.1]. */
export function canAwait(product: Pick<Product, 'status'>, variant: Stock): boolean {
  return product.status === 'active' && !variantAvailability(variant).forSale
}

/** Opens or cancels a shopper's request to be told when a pack is back, with every field of the specification [18.1]. */
export function toNotifyMeRequest(status: NotifyMeStatus, { user, variant, locale }: NotifyMeFacts): NotifyMeRequest {
  return {
    userId: user.userId,
    phone: user.mobileNumber,
    status,
    requestDetails: {
      requestEntity: 'variant',
      reference: variant.id,
      requestType: 'NOTIFY_ME',
      additionalMessage: variant.sku,
      requestedLanguage: locale,
    },
  }
}
