import { describe, expect, it } from 'vitest'
import { aStorefront } from '../testing/a-storefront.ts'
import { createAccountDeletionStore } from './create-account-deletion-store.ts'

const mobileNumber = '9876543210'
const code = '4821'

function aDeletion() {
  const user = { isGuestUser: false, userId: 'user-1', mobileNumber }
  const { storefront, backend, clock } = aStorefront({ user })
  const reports: string[] = []
  const errors = { report: (error: unknown, method: string) => void reports.push(`${method}: ${String(error)}`) }
  const store = createAccountDeletionStore({ ...storefront, port: storefront.ports.auth, mobileNumber, errors })
  const isGuest = async () => {
    const opened = await storefront.session.open()
    return opened.ok && opened.value.isGuestUser
  }
  const signOut = () => storefront.ports.auth.signOut()
  return { backend, clock, reports, store, isGuest, signOut, state: store.getState, ...store.actions }
}

describe('deleting an account', () => {
  it('[03.11] asks for a code, and deletes with it', async () => {
    const { send, setCode, remove, state, isGuest, clock } = aDeletion()
    await send()
    expect(state()).toMatchObject({ step: 'code', developmentCode: code, resend: { status: 'waiting', seconds: 30 } })
    setCode(` ${code} `)
    await clock.advance(10_000)
    expect([state().step, await isGuest()]).toEqual(['code', false])
    expect(await remove()).toBe('deleted')
    expect([state().step, await isGuest(), clock.waiting()]).toEqual(['deleted', true, 0])
  })

  it.each([
    ['', 'invalid'],
    ['0000', 'invalid'],
    ['1111', 'refused'],
  ])('[03.11] deletes nothing with the code %j', async (typed, codeProblem) => {
    const { send, setCode, remove, state, isGuest } = aDeletion()
    await send()
    setCode(typed)
    expect(await remove()).toBeNull()
    expect([state().step, state().codeProblem, await isGuest()]).toEqual(['code', codeProblem, false])
    setCode(code)
    expect([state().codeProblem, await remove()]).toEqual([null, 'deleted'])
  })

  it('[03.11] says that nobody could be asked, and deletes at the next try', async () => {
    const { send, setCode, remove, state, backend, reports } = aDeletion()
    await send()
    setCode(code)
    backend.set({ failNext: { code: 'network/timeout' } })
    expect(await remove()).toBeNull()
    expect([state().codeProblem, reports]).toEqual(['no-answer', ['deleteUser: network/timeout']])
    expect(await remove()).toBe('deleted')
  })

  it.each([
    [{ offline: true }, null],
    [{ failing: { code: 'network/server' } }, 'failed'],
  ] as const)('[03.11] [30.12] after %j has the problem %s once the network is back', async (fault, problem) => {
    const { send, setCode, remove, state, store, backend, clock } = aDeletion()
    await send()
    setCode(code)
    backend.set(fault)
    await remove()
    store.forgetOffline()
    expect([state().step, state().codeProblem]).toEqual(['code', problem])
    await clock.advance(30_000)
    await send()
    store.forgetOffline()
    expect(state().sendProblem).toBe(problem)
  })

  it('[03.11] says that nobody heard when the answer was lost, and at the next try that the account is left', async () => {
    const { send, setCode, remove, state, backend } = aDeletion()
    await send()
    setCode(code)
    backend.set({ loseNext: true })
    expect([await remove(), state().codeProblem]).toEqual([null, 'no-answer'])
    expect([await remove(), state().codeProblem]).toEqual(['signed-out', null])
  })

  it('[03.11] ends as signed out when an answer was lost and nobody is signed in any more', async () => {
    const { send, setCode, remove, state, clock, signOut } = aDeletion()
    await send()
    setCode(code)
    await signOut()
    expect(await remove()).toBe('signed-out')
    expect([state().step, state().codeProblem, clock.waiting()]).toEqual(['code', null, 0])
  })

  it.each([
    ['request/rate-limited', 'too-many'],
    ['network/server', 'failed'],
    ['network/unanswered', 'no-answer'],
    ['network/offline', 'not-sent'],
  ] as const)('says that no code was sent: %s', async (failure, sendProblem) => {
    const { send, state, backend } = aDeletion()
    backend.set({ failNext: { code: failure } })
    await send()
    expect(state()).toMatchObject({ step: 'begin', busy: 'none', sendProblem })
    await send()
    expect(state()).toMatchObject({ step: 'code', sendProblem: null })
  })

  it('sends another code when the countdown allows it, and counts no further once the page is left', async () => {
    const { send, state, backend, clock, store } = aDeletion()
    await send()
    await send()
    expect(backend.calls('auth.otpForDeletion')).toBe(1)
    await clock.advance(30_000)
    expect(state().resend).toEqual({ status: 'ready' })
    await send()
    expect([backend.calls('auth.otpForDeletion'), clock.waiting()]).toEqual([2, 1])
    store.stop()
    expect(clock.waiting()).toBe(0)
  })

  it('deletes once, however often it is pressed', async () => {
    const { send, setCode, remove, backend, clock } = aDeletion()
    await send()
    setCode(code)
    backend.set({ latencyMs: 100 })
    const presses = [remove(), remove()]
    await clock.advance(100)
    expect(await Promise.all(presses)).toEqual(['deleted', null])
    expect(backend.calls('auth.deleteUser')).toBe(1)
  })
})
