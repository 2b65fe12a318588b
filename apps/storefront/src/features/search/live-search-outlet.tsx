import { untilLoaded } from '@krishi/storefront-host/loading'
import { Suspense, lazy, useEffect, useState } from 'react'
import type { LiveSearchProps } from './live-search.tsx'

/** Loaded when the shopper comes into the field, never before. */
const LiveSearch = lazy(() => untilLoaded(() => import('./live-search.tsx')))

/** Where suggestions appear under a plain search form. Until their code is here, the form works as HTML. */
export function LiveSearchOutlet({ form, variant }: LiveSearchProps) {
  const [isWanted, setWanted] = useState(false)

  useEffect(() => {
    const stop = new AbortController()
    const want = () => setWanted(true)
    for (const type of ['focusin', 'pointerdown']) form.addEventListener(type, want, { signal: stop.signal })
    // The form may have had the focus before hydration.
    if (form.matches(':focus-within')) form.dispatchEvent(new Event('focusin'))
    return () => stop.abort()
  }, [form])

  return <Suspense fallback={null}>{isWanted ? <LiveSearch form={form} variant={variant} /> : null}</Suspense>
}
