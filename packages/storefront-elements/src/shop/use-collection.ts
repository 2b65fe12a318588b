import type { Collection } from '@krishi/storefront-core/catalog'
import { useCallback } from 'react'
import { useShop } from './shop.ts'
import { useAnswer } from './use-answer.ts'

/** The collection that an element names by its handle. Null until it is read, and where the shop has none. */
export function useCollection(handle: string | null): Collection | null {
  const { ports, locale } = useShop().storefront
  const read = useCallback(
    async (asked: string) => {
      const answer = await ports.catalog.collection({ handle: asked, locale })
      return answer.ok ? answer.value : null
    },
    [ports, locale],
  )
  return useAnswer(handle, read)
}
