import type { Cart } from '@krishi/storefront-core/cart'
import { zero } from '@krishi/storefront-core/money'

export const isEmpty = (cart: Cart) => cart.lines === zero
