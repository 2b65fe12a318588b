import type { DeliveryAddress } from '../address/index.ts'
import type { TermsConsent } from '../compliance/index.ts'
import type { Checkout } from './checkout.ts'

/** The lines of a checkout and its sums. */
type ShownCart = Pick<
  Checkout['cart'],
  | 'lineItems'
  | 'note'
  | 'totalCost'
  | 'shippingCharges'
  | 'discountCode'
  | 'discountAmount'
  | 'specialDiscount'
  | 'totalNetCost'
>

/** A cart that is about to be ordered, and by whom [29.4]. The sums are those that were shown: whoever takes it works out its own. */
export interface CartToOrder extends ShownCart {
  /** Whether coins pay a part [27.1]. */
  readonly usesCoins: boolean
  readonly address: DeliveryAddress | null
  readonly buyer: Buyer
  /** Where the shopper came from, by UTM name. */
  readonly attribution: Readonly<Record<string, string>>
  /** The terms that the shopper agreed to; absent where none were asked for. They are kept with the order. */
  readonly consent?: TermsConsent | undefined
}

/** Who orders. */
export interface Buyer {
  /** The id of the account outside of the shop; null for a guest, who has none [03.5]. */
  readonly userExternalId: string | null
  readonly guestUserId: string
  /** Ten digits; empty where none is known. */
  readonly phone: string
  /** Empty where none is known. */
  readonly email: string
}
