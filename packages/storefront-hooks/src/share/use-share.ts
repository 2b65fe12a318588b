import type { SharedProduct } from '@krishi/storefront-core/share'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand/react'
import { useEffectEvent } from '../react-compat.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { ShareActions, ShareEvent, ShareState } from './create-share-store.ts'
import { createShareStore } from './create-share-store.ts'
import { noSharing } from './sharing-device.ts'

/** Sharing of a product [21.1-21.3]. `onEvent` is called with what is to be said. */
export function useShare(product: SharedProduct, onEvent: (event: ShareEvent) => void): ShareState & ShareActions {
  const { ports, errors, sharing = noSharing } = useStorefront()
  const [store] = useState(() => createShareStore({ port: ports.share, product, device: sharing, errors }))
  const say = useEffectEvent(onEvent)
  useEffect(() => store.onEvent((event) => say(event)), [store])
  return { ...useStore(store), ...store.actions }
}
