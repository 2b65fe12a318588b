import type { ToastStore } from '@krishi/storefront-ui/primitives/toast'
import { Suspense, lazy, useEffect, useState } from 'react'
import { onWake } from './island.tsx'
import { untilLoaded } from './until-loaded.ts'

const Toaster = lazy(() => untilLoaded(() => import('./toaster.tsx')))

/** Where notices appear. Its code comes when the page is touched, so that the region is there before the first notice. */
export function ToasterOutlet({ store }: { readonly store: ToastStore }) {
  const [isNeeded, setNeeded] = useState(false)

  useEffect(() => {
    const need = () => setNeeded(true)
    onWake(need)
    return store.subscribe(need)
  }, [store])

  return <Suspense fallback={null}>{isNeeded ? <Toaster store={store} /> : null}</Suspense>
}
