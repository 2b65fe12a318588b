import { ShoppingCart } from 'lucide'
import { createIcon } from '../create-icon.tsx'

export const CartIcon = /* @__PURE__ */ createIcon(ShoppingCart)
