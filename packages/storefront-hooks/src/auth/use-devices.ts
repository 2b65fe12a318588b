import type { PortErrorCode, SignedInSession } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { err } from '@krishi/storefront-core/result'
import { useRef, useState } from 'react'
import type { Query } from '../query/index.ts'
import { defineQuery, useRemote, valueOf } from '../query/index.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { AuthPort } from './auth-port.ts'

/** What `useDevices` gives. */
export interface DevicesView {
  /** Where the shopper is signed in, this device first, then by the latest use; null until that is known. */
  readonly devices: readonly SignedInSession[] | null
  /** What is being ended: the id of a session, `others`, or null for nothing. */
  readonly pending: string | null
  /** Signs out on one other device; gives 1, or 0 where that was over already. One end runs at a time. */
  end: (id: string) => Promise<Result<number, PortErrorCode>>
  /** Signs out on all other devices; gives on how many. One end runs at a time. */
  endOthers: () => Promise<Result<number, PortErrorCode>>
}

const sessionsKey = (userId: string) => ['auth.sessions', userId] as const

function sessionsOptions({ auth }: { readonly auth: AuthPort }, userId: string): Query<readonly SignedInSession[]> {
  return defineQuery<readonly SignedInSession[]>({
    queryKey: sessionsKey(userId),
    queryFn: ({ signal }) => valueOf(auth.sessions({ signal })),
    staleTime: 0,
  })
}

/** The devices on which somebody is signed in [V7.5.2], and the way out there. */
export function useDevices(userId: string): DevicesView {
  const { ports, queries } = useStorefront()
  const sessions = useRemote(sessionsOptions(ports, userId))
  const [pending, setPending] = useState<string | null>(null)
  const isRunning = useRef(false)

  async function run(what: string, end: () => Promise<Result<number, PortErrorCode>>) {
    if (isRunning.current) return err('network/aborted')
    isRunning.current = true
    setPending(what)
    const ended = await end()
    queries.invalidate(sessionsKey(userId))
    setPending(null)
    isRunning.current = false
    return ended
  }

  return {
    devices: sessions.status === 'ready' ? sessions.value : null,
    pending,
    end: (id) => run(id, () => ports.auth.endSession(id)),
    endOthers: () => run('others', () => ports.auth.endOtherSessions()),
  }
}
