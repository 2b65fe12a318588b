import { useEffect } from 'react'
import { useStorefront } from '../storefront/use-storefront.ts'
import { recordView } from './viewed-handles.ts'

/** Notes once per showing that she looks at a product; null is one that is not there. */
export function useRecordedView(handle: string | null): void {
  const { storage } = useStorefront()
  useEffect(() => {
    if (handle !== null) recordView(storage, handle)
  }, [storage, handle])
}
