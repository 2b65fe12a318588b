import type { Product } from '@krishi/storefront-core/catalog'
import { createContext } from 'react'
import type { ComponentType } from 'react'

/** What stands at the corner of a card; null is nothing. */
export type CardCornerContent = ComponentType<{ readonly product: Product }> | null

/**
 * What every connected card below has at the corner of its picture, such as a `WishlistButtonWidget`; nothing by default.
 * It may come later than the cards: their place for it takes no room.
 */
export const CardCorner = createContext<CardCornerContent>(null)
