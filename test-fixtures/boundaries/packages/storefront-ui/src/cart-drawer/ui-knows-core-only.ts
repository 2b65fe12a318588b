import { useCart } from '@krishi/storefront-hooks/cart'

export const cart = useCart
