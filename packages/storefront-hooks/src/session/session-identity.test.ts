import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { ok } from '@krishi/storefront-core/result'
import type { Session } from '@krishi/storefront-core/session'
import { describe, expect, it } from 'vitest'
import type { HttpClient } from '../http/index.ts'
import { aSession } from '../memory/fixtures.ts'
import { createFakeClock } from '../testing/create-fake-clock.ts'
import { createHttpSessionPort } from './create-http-session-port.ts'

/** A port whose calls are answered by the test, in the order in which they were made. */
function aPort() {
  const waiting: ((session: Session) => void)[] = []
  const call = () =>
    new Promise<Result<Session, PortErrorCode>>((resolve) => waiting.push((session) => resolve(ok(session))))
  const port = createHttpSessionPort({
    client: { call } as unknown as HttpClient,
    clock: createFakeClock(),
    request: { selectedLanguage: 'hi' },
  })
  const heard: string[] = []
  const stop = port.onChange(({ sessionId }) => heard.push(sessionId))
  return { port, waiting, heard, stop }
}

const first = aSession({ sessionId: 'first', accessToken: 'token-1' })
const second = aSession({ sessionId: 'second', accessToken: 'token-2' })

describe('whose session it is', () => {
  it('is asked again when somebody signed in while the session was being opened', async () => {
    const { port, waiting, heard } = aPort()
    const opened = port.open()
    port.forget()
    waiting[0]?.(first)
    await expect.poll(() => waiting.length).toBe(2)
    waiting[1]?.(second)
    expect(await opened).toEqual(ok(second))
    expect(heard).toEqual(['second'])
  })

  it('is not asked again after the sign-in by a call that waits for the session before it', async () => {
    const { port, waiting } = aPort()
    void port.open()
    port.forget()
    const after = port.open()
    expect(waiting).toHaveLength(2)
    waiting[1]?.(second)
    expect(await after).toEqual(ok(second))
    waiting[0]?.(first)
    expect(await port.get(true)).toEqual(ok(second))
    expect(waiting).toHaveLength(2)
  })

  it('is asked for anew once the open session was forgotten', async () => {
    const { port, waiting } = aPort()
    const opened = port.open()
    waiting[0]?.(first)
    await opened
    port.forget()
    expect(await port.get(false)).toEqual(ok(null))
    const after = port.open()
    waiting[1]?.(second)
    expect(await after).toEqual(ok(second))
  })

  it('is told to nobody who has stopped listening', async () => {
    const { port, waiting, heard, stop } = aPort()
    const opened = port.open()
    stop()
    waiting[0]?.(first)
    expect(await opened).toEqual(ok(first))
    expect(heard).toEqual([])
  })

  it('stays when a token is refused that was replaced meanwhile', async () => {
    const { port, waiting } = aPort()
    const opened = port.open()
    waiting[0]?.(second)
    await opened
    expect(await port.renew(first)).toEqual(ok(second))
    expect(waiting).toHaveLength(1)
  })

  it('is asked again when its own token is refused', async () => {
    const { port, waiting } = aPort()
    const opened = port.open()
    waiting[0]?.(first)
    await opened
    const renewed = port.renew(first)
    waiting[1]?.(second)
    expect(await renewed).toEqual(ok(second))
  })
})
