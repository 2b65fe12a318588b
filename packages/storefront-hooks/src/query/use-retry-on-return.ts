import { useEffect } from 'react'
import { useEffectEvent } from '../react-compat.ts'
import { useStorefront } from '../storefront/use-storefront.ts'

/** Calls `retry` when the shopper or the network is back, if what it reads has failed by then. Readings of the query cache need no such hook. */
export function useRetryOnReturn(hasFailed: boolean, retry: () => void): void {
  const { onReturn } = useStorefront()
  const retryFailed = useEffectEvent(() => hasFailed && retry())
  useEffect(() => onReturn(() => void retryFailed()), [onReturn])
}
