import { useCart } from '@krishi/storefront-hooks/cart'

export const serverCart = useCart
