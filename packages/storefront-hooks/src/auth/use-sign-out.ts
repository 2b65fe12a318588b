import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { err } from '@krishi/storefront-core/result'
import { useRef, useState } from 'react'
import { useStorefront } from '../storefront/use-storefront.ts'

/** What `useSignOut` gives. */
export interface SignOutView {
  readonly isPending: boolean
  /**
   * Forgets first what is kept here, then ends the session on the server [03.8]. Without a network the device is emptied all
   * the same, and the result says that the session goes on. Runs once at a time.
   */
  signOut(): Promise<Result<null, PortErrorCode>>
}

/**
 * Signing out.
 *
 * @param forget Empties the storages of this device, such as `forgetDevice(window)`.
 */
export function useSignOut(forget: () => void): SignOutView {
  const { ports } = useStorefront()
  const [isPending, setPending] = useState(false)
  const isRunning = useRef(false)

  async function signOut(): Promise<Result<null, PortErrorCode>> {
    if (isRunning.current) return err('network/aborted')
    isRunning.current = true
    setPending(true)
    forget()
    const ended = await ports.auth.signOut()
    // A token that was renewed for the call has left its session here.
    forget()
    setPending(false)
    isRunning.current = false
    return ended
  }

  return { isPending, signOut }
}
