import type { Product } from '@krishi/storefront-core/catalog'
import { startTransition, useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { onWake } from './island.tsx'
import { untilLoaded } from './until-loaded.ts'

/** The heart at the corner of cards [20.1]: none until the page is touched, as on the server. */
export function useCardHeart(): ComponentType<{ readonly product: Product }> | null {
  const [heart, setHeart] = useState<ComponentType<{ readonly product: Product }> | null>(null)

  useEffect(
    () =>
      onWake(async () => {
        const { CardHeart } = await untilLoaded(() => import('../wishes/card-heart.tsx'))
        startTransition(() => setHeart(() => CardHeart))
      }),
    [],
  )

  return heart
}
