import { hasFarm } from '@krishi/storefront-hooks/farm'
import { useIsHydrated, useStorefront } from '@krishi/storefront-hooks/storefront'
import { untilLoaded } from '@krishi/storefront-host/loading'
import { Suspense, lazy } from 'react'

const HomeFarm = lazy(() => untilLoaded(() => import('./home-farm.tsx')))

/** What suits the farm of this device; where none was told, nothing of it is loaded. */
export function FarmOutlet() {
  const storefront = useStorefront()
  const isHydrated = useIsHydrated()
  return isHydrated && hasFarm(storefront) ? (
    <Suspense fallback={null}>
      <HomeFarm />
    </Suspense>
  ) : null
}
