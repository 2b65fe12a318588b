import type { PortErrorCode } from '@krishi/storefront-core/contract'
import { err, ok, type Result } from '@krishi/storefront-core/result'
import type { CartErrorCode, CartWarningCode, CheckedCartFragment } from '../generated/operations.ts'

/** What a change of a cart answers. */
interface CartChange {
  readonly cart: CheckedCartFragment | null
  readonly userErrors: readonly { readonly code: CartErrorCode | null }[]
  readonly warnings: readonly CartNotice[]
}

/** What Shopify changed or left out, in a sentence for the shopper. */
interface CartNotice {
  readonly code: CartWarningCode
  readonly message: string
}

/** A cart that Shopify keeps, and what it says about it. */
export interface KeptCart {
  readonly cart: CheckedCartFragment
  readonly warnings: readonly CartNotice[]
}

const errorCodes: Readonly<Partial<Record<CartErrorCode, PortErrorCode>>> = {
  CART_TOO_LARGE: 'request/too-large',
  SERVICE_UNAVAILABLE: 'network/server',
  INVALID_MERCHANDISE_LINE: 'checkout/items-not-valid',
  MERCHANDISE_NOT_APPLICABLE: 'checkout/items-not-valid',
  MAXIMUM_EXCEEDED: 'checkout/items-not-valid',
  MINIMUM_NOT_MET: 'checkout/items-not-valid',
  INVALID_INCREMENT: 'checkout/items-not-valid',
  INVALID_ZIP_CODE_FOR_COUNTRY: 'address/pincode-unknown',
  ZIP_CODE_NOT_SUPPORTED: 'address/pincode-unknown',
  INVALID_ZIP_CODE_FOR_PROVINCE: 'address/place-mismatch',
  PROVINCE_NOT_FOUND: 'address/place-mismatch',
}

/** The cart after a change, or why the call failed, or the code of the first thing that Shopify refuses. */
export function toKeptCart(answer: Result<CartChange, PortErrorCode>): Result<KeptCart, PortErrorCode> {
  if (!answer.ok) return answer
  const { cart, userErrors, warnings } = answer.value
  const [refused] = userErrors
  if (refused) return err((refused.code && errorCodes[refused.code]) ?? 'request/invalid')
  return cart ? ok({ cart, warnings }) : err('request/not-found')
}
