import { accountOperations } from './account-operations.ts'
import { addressOperations } from './address-operations.ts'
import { checkoutOperations } from './checkout-operations.ts'
import { couponOperations } from './coupon-operations.ts'
import type { Operation } from './operation.ts'
import { orderOperations } from './order-operations.ts'
import { cartOperations, shopWindowOperations } from './shop-window-operations.ts'
import { signInOperations } from './sign-in-operations.ts'

/** Every operation whose failing is told, by the part of the shop in which a shopper meets it. */
export const operations: readonly (readonly Operation[])[] = [
  shopWindowOperations,
  cartOperations,
  signInOperations,
  accountOperations,
  addressOperations,
  couponOperations,
  orderOperations,
  checkoutOperations,
]
