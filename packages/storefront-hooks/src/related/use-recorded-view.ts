import { useEffect } from 'react'
import { useStorefront } from '../storefront/use-storefront.ts'
import { recordView } from './viewed-handles.ts'

/** Records a view of a product, once per showing; null where the product does not exist. */
export function useRecordedView(handle: string | null): void {
  const { storage } = useStorefront()
  useEffect(() => {
    if (handle !== null) recordView(storage, handle)
  }, [storage, handle])
}
