import { useEffect } from 'react'
import type { SignInDevice } from '../auth/sign-in-device.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import { followSessionStarts } from './create-session-record.ts'

/** Records sessions that begin while the component is mounted [03.7]. `device` is called once the page is hydrated. */
export function useSessionRecord(device: () => SignInDevice): void {
  const { ports, session, storage } = useStorefront()
  useEffect(
    () => followSessionStarts({ port: ports.auth, session, storage, device: device() }),
    [device, ports, session, storage],
  )
}
