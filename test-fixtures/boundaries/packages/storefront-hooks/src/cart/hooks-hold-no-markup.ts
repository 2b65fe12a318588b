import { CartDrawer } from '@krishi/storefront-ui/cart-drawer'

export const view = CartDrawer
