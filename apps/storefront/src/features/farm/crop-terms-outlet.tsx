import { hasFarm } from '@krishi/storefront-hooks/farm'
import { useStorefront } from '@krishi/storefront-hooks/storefront'
import { untilLoaded } from '@krishi/storefront-host/loading'
import { Suspense, lazy } from 'react'
import type { CropTermsProps } from './crop-terms.tsx'

const CropTerms = lazy(() => untilLoaded(() => import('./crop-terms.tsx')))

/** Gives a search the crops of this device's farm; where none was told, nothing of it is loaded. */
export function CropTermsOutlet(props: CropTermsProps) {
  const storefront = useStorefront()
  return hasFarm(storefront) ? (
    <Suspense fallback={null}>
      <CropTerms {...props} />
    </Suspense>
  ) : null
}
