import type { PortErrorCode, SignedInSession } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { err } from '@krishi/storefront-core/result'
import { useRef, useState } from 'react'
import type { Query } from '../query/index.ts'
import { defineQuery, useRemote, valueOf } from '../query/index.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { AuthPort } from './auth-port.ts'

/** What `useOtherDevices` gives. */
export interface OtherDevicesView {
  /** On how many other devices the shopper is signed in; null until that is known. */
  readonly count: number | null
  readonly isPending: boolean
  /** Signs out on all of them; gives on how many. Runs once at a time. */
  signOut(): Promise<Result<number, PortErrorCode>>
}

const sessionsKey = (userId: string) => ['auth.sessions', userId] as const

function sessionsOptions({ auth }: { readonly auth: AuthPort }, userId: string): Query<readonly SignedInSession[]> {
  return defineQuery<readonly SignedInSession[]>({
    queryKey: sessionsKey(userId),
    queryFn: ({ signal }) => valueOf(auth.sessions({ signal })),
    staleTime: 0,
  })
}

/** Where else somebody is signed in [V7.5.2], and the way out there. */
export function useOtherDevices(userId: string): OtherDevicesView {
  const { ports, queries } = useStorefront()
  const sessions = useRemote(sessionsOptions(ports, userId))
  const [isPending, setPending] = useState(false)
  const isRunning = useRef(false)

  async function signOut(): Promise<Result<number, PortErrorCode>> {
    if (isRunning.current) return err('network/aborted')
    isRunning.current = true
    setPending(true)
    const ended = await ports.auth.endOtherSessions()
    queries.invalidate(sessionsKey(userId))
    setPending(false)
    isRunning.current = false
    return ended
  }

  const count = sessions.status === 'ready' ? sessions.value.filter(({ isThisOne }) => !isThisOne).length : null
  return { count, isPending, signOut }
}
