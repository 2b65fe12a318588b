import type { Product } from '@krishi/storefront-core/catalog'
import { useEffect, useState } from 'react'
import { useShop } from './shop.ts'

/** The product that an element names by its handle. Null until it is read, and where the shop has none; it is asked for again when the page is back. */
export function useProduct(handle: string | null): Product | null {
  const { readProduct, storefront } = useShop()
  const [product, setProduct] = useState<Product | null>(null)
  const known = product?.handle === handle ? product : null
  const isMissing = known === null

  useEffect(() => {
    if (handle === null || !isMissing) return undefined
    let isOver = false
    const read = () => void readProduct(handle).then((found) => isOver || setProduct(found))
    read()
    const stop = storefront.onReturn(read)
    return () => {
      isOver = true
      stop()
    }
  }, [handle, isMissing, readProduct, storefront])

  return known
}
