import type { ToastStore } from '@krishi/storefront-ui/primitives/toast'
import { Suspense, lazy, useEffect, useState } from 'react'

const Toaster = lazy(() => import('./toaster.tsx'))

/** Where notices appear. Its code comes with the first touch or key, so that the region is there before the first notice. */
export function ToasterOutlet({ store }: { readonly store: ToastStore }) {
  const [isNeeded, setNeeded] = useState(false)

  useEffect(() => {
    const stop = new AbortController()
    const need = () => setNeeded(true)
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, need, { once: true, signal: stop.signal })
    const unsubscribe = store.subscribe(need)
    return () => {
      stop.abort()
      unsubscribe()
    }
  }, [store])

  return <Suspense fallback={null}>{isNeeded ? <Toaster store={store} /> : null}</Suspense>
}
