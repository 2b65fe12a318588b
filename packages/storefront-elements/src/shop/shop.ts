import type { Product } from '@krishi/storefront-core/catalog'
import type { Storefront } from '@krishi/storefront-hooks/storefront'
import { createContext, useContext } from 'react'
import type { Place } from '../loader/place.ts'
import type { Connection } from './connection.ts'

/** The shop of a page: all its elements share it. */
export interface Shop {
  readonly storefront: Storefront
  readonly place: Place
  /** Reads a product; elements that ask at the same time share a call. Null where there is none, or no answer. */
  readonly readProduct: (handle: string) => Promise<Product | null>
  readonly handOver: Connection['handOver']
}

/** Carries the shop of the page. */
export const ShopContext = createContext<Shop | null>(null)

/** The shop of the page. */
export function useShop(): Shop {
  const shop = useContext(ShopContext)
  if (shop) return shop
  throw new Error(
    'A view of an element was rendered without its shop. It has no cart. Render it through prepareElement(), which opens the shop.',
  )
}
