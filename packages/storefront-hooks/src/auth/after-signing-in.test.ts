import { describe, expect, it } from 'vitest'
import { aSignInWithCode, code, number } from '../testing/a-sign-in.ts'
import type { SignInGiven } from '../testing/a-sign-in.ts'

describe('the message', () => {
  it('[32.5] is read where the device can, and its code is verified', async () => {
    const { state, clock } = await aSignInWithCode({ device: { readCode: () => Promise.resolve(code) } })
    await clock.advance(500)
    expect(state().step).toBe('verified')
  })

  it('[32.5] is waited for a minute, not longer', async () => {
    const signals: AbortSignal[] = []
    const readCode = (signal: AbortSignal) => {
      signals.push(signal)
      return new Promise<string>(() => {})
    }
    const { clock } = await aSignInWithCode({ device: { readCode } })
    await clock.advance(59_999)
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
    await clock.advance(1)
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })

  it('[32.5] that comes after the page was left changes nothing', async () => {
    let arrive = (_code: string) => {}
    const readCode = () => new Promise<string>((resolve) => (arrive = resolve))
    const { store, state, clock } = await aSignInWithCode({ device: { readCode } })
    store.stop()
    arrive(code)
    await clock.advance(60_000)
    expect(state()).toMatchObject({ step: 'code', code: '' })
  })

  it('[32.5] that the device will not read is typed', async () => {
    const { state, clock } = await aSignInWithCode({ device: { readCode: () => Promise.reject(new Error('denied')) } })
    await clock.advance(1000)
    expect(state()).toMatchObject({ step: 'code', code: '' })
  })
})

describe('after signing in', () => {
  async function signedIn(given: SignInGiven) {
    const signIn = await aSignInWithCode(given)
    signIn.setCode(code)
    await signIn.verify()
    return signIn
  }

  it.each([
    ['page', '/loyalty', { kind: 'go', path: '/loyalty' }],
    ['page', 'https://evil.example', { kind: 'home' }],
    ['modal', null, { kind: 'stay' }],
    ['guest-address', '/loyalty', { kind: 'stay' }],
  ] as const)('[32.7] from a %s with %s leads to %j', async (source, callBackUrl, destination) => {
    const { events } = await signedIn({ request: { source, callBackUrl } })
    expect(events).toEqual([{ type: 'signed-in', destination }])
  })

  it('[03.9] records device, sessions and activities', async () => {
    const device = { userAgent: 'A browser', networkType: 'cellular', signalStrength: '3g' }
    const { auth, storefront } = await signedIn({ device: { describe: () => device } })
    expect(auth.records).toMatchObject([
      { user: { userId: `user-${number}` }, device, sessionBefore: 'session-1', sessionId: 'session-2' },
      { userId: `user-${number}`, activity: 'signed-in', pagePath: '' },
    ])
    expect(storefront.session.getState().user).toMatchObject({ isGuestUser: false, mobileNumber: number })
  })
})
