import type { Cart } from '@krishi/storefront-core/cart'
import { mayBuy } from '@krishi/storefront-core/cart'

export const canPay = (cart: Cart) => mayBuy(cart)
