import { useIsHydrated } from '@krishi/storefront-hooks/storefront'
import { Suspense, lazy } from 'react'
import { untilLoaded } from '@krishi/storefront-host/loading'

const Saved = lazy(() => untilLoaded(() => import('./saved.tsx')))

/** Where the lines that were put aside appear: a server knows no device. */
export function SavedOutlet() {
  return <Suspense fallback={null}>{useIsHydrated() ? <Saved /> : null}</Suspense>
}
