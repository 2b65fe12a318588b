import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { err, ok } from '@krishi/storefront-core/result'
import { useRef, useState } from 'react'
import { useStorefront } from '../storefront/use-storefront.ts'

/** What `useSignOut` gives. */
export interface SignOutView {
  readonly isPending: boolean
  /**
   * Forgets first what is kept here, then ends the session on the server [03.8]. Without a network the device is emptied all
   * the same, and the result says that the session goes on. Runs once at a time.
   */
  signOut: () => Promise<Result<null, PortErrorCode>>
}

/**
 * Signing out.
 *
 * @param forget Empties the storages of this device, such as `forgetDevice(window)`.
 */
export function useSignOut(forget: () => void): SignOutView {
  const { ports, session } = useStorefront()
  const [isPending, setPending] = useState(false)
  const isRunning = useRef(false)

  /** Where the answer was lost, the session is read: it is a guest's where the other one has ended. */
  async function endSession(): Promise<Result<null, PortErrorCode>> {
    const answer = await ports.auth.signOut()
    if (answer.ok || answer.error.code !== 'network/unanswered') return answer
    const opened = await session.open()
    return opened.ok && opened.value.isGuestUser ? ok(null) : answer
  }

  async function signOut(): Promise<Result<null, PortErrorCode>> {
    if (isRunning.current) return err('network/aborted')
    isRunning.current = true
    setPending(true)
    forget()
    const ended = await endSession()
    // A token that was renewed for the call has left its session here.
    forget()
    setPending(false)
    isRunning.current = false
    return ended
  }

  return { isPending, signOut }
}
