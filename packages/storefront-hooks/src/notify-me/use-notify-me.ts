import type { AwaitedVariant } from '@krishi/storefront-core/notify-me'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand/react'
import { useEffectEvent } from '../react-compat.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { NotifyMeActions, NotifyMeEvent, NotifyMeState } from './create-notify-me-store.ts'
import { createNotifyMeStore } from './create-notify-me-store.ts'
import { readIfBack } from './read-if-back.ts'

/** Waiting for a pack of the product `handle` [18.1-18.3]; the pack of the first render. `onEvent` is called with what a tap came to. */
export function useNotifyMe(
  handle: string,
  variant: AwaitedVariant,
  onEvent: (event: NotifyMeEvent) => void,
): NotifyMeState & NotifyMeActions {
  const storefront = useStorefront()
  const [store] = useState(() =>
    createNotifyMeStore({
      ...storefront,
      port: storefront.ports.notifyMe,
      variant,
      isBack: () => readIfBack(storefront, { handle, variantId: variant.id }),
    }),
  )
  const say = useEffectEvent(onEvent)
  useEffect(() => {
    void store.read()
    return store.onEvent((event) => say(event))
  }, [store])
  useEffect(() => storefront.onReturn(store.forgetOffline), [storefront, store])
  useEffect(
    () =>
      storefront.session.subscribe(({ user }, { user: before }) => {
        if (before !== null && user?.userId !== before.userId) void store.read()
      }),
    [storefront, store],
  )
  return { ...useStore(store), ...store.actions }
}
