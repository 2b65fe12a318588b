import { useEffect, useState } from 'react'
import { useStore } from 'zustand/react'
import { useEffectEvent } from '../react-compat.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { SignInOptions } from './create-sign-in-store.ts'
import { createSignInStore } from './create-sign-in-store.ts'
import type { SignInActions, SignInEvent, SignInState } from './sign-in-store.ts'

/** What `useSignIn` takes. Changes of it after the first render are not looked at. */
export interface UseSignInOptions extends Pick<SignInOptions, 'device' | 'request' | 'mobileNumber'> {
  readonly onEvent: (event: SignInEvent) => void
}

/** What `useSignIn` gives. */
export type SignInView = SignInState & SignInActions

/** Signing in, as long as the view that does it is there [32.1 to 32.9]. */
export function useSignIn({ onEvent, ...options }: UseSignInOptions): SignInView {
  const storefront = useStorefront()
  const [store] = useState(() => createSignInStore({ ...storefront, ...options, port: storefront.ports.auth }))
  const told = useEffectEvent(onEvent)

  useEffect(() => store.onEvent((event) => told(event)), [store])
  useEffect(() => store.stop, [store])
  useEffect(() => storefront.onReturn(store.forgetOffline), [storefront, store])

  return { ...useStore(store), ...store.actions }
}
