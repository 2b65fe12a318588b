import { describe, expect, it } from 'vitest'
import { aSignIn, aSignInWithCode, code, number } from '../testing/a-sign-in.ts'

describe('the number', () => {
  it.each([
    ['98765 43210 99', '987654321099'],
    ['abc९८७६', '9876'],
    ['+91 98765 43210', '9876543210'],
    ['+919298765432', '9298765432'],
    ['09845012345', '9845012345'],
  ])('[32.1] keeps of %j the digits %s', (typed, kept) => {
    const { setMobileNumber, state } = aSignIn()
    setMobileNumber(typed)
    expect(state().mobileNumber).toBe(kept)
  })

  it.each(['+919876543210', '919876543210'])(
    '[32.1] begins with the ten digits of %s in the address',
    (mobileNumber) => {
      expect(aSignIn({ mobileNumber }).state().mobileNumber).toBe(number)
    },
  )

  it('[32.1] is the same typed key by key, and takes no key too many', () => {
    const { setMobileNumber, state } = aSignIn()
    for (const key of '+9192987654329') setMobileNumber(state().mobileNumber + key)
    expect(state().mobileNumber).toBe('9298765432')
  })

  it.each(['98765432101', '0984501234', '1234567890', '9999999999', '+6591234567'])(
    '[32.1] gets no code when it is %s',
    async (mobileNumber) => {
      const { setMobileNumber, send, state, backend } = aSignIn()
      setMobileNumber(mobileNumber)
      await send()
      expect(state()).toMatchObject({ mobileNumber, isNumberRefused: true })
      expect(backend.calls('auth.sendOtp')).toBe(0)
    },
  )

  it('[32.1] is refused until it has ten digits, and nothing is sent', async () => {
    const { setMobileNumber, send, state, backend } = aSignIn()
    setMobileNumber('987654321')
    await send()
    expect(state()).toMatchObject({ step: 'number', isNumberRefused: true, busy: 'none' })
    expect(backend.calls('auth.sendOtp')).toBe(0)
    setMobileNumber(number)
    expect(state().isNumberRefused).toBe(false)
    await send()
    expect(state()).toMatchObject({ step: 'code', developmentCode: code })
  })

  it('[32.6] says that no code could be sent, and keeps the number', async () => {
    const { backend, events, reports, send, setMobileNumber, state } = aSignIn()
    backend.set({ failNext: { code: 'network/server' } })
    setMobileNumber(number)
    await send()
    expect(events).toEqual([{ type: 'unable-to-send' }])
    expect(reports).toEqual(['sendOtp: network/server'])
    expect(state()).toMatchObject({ step: 'number', mobileNumber: number, busy: 'none', sendProblem: 'failed' })
    setMobileNumber('98765')
    expect(state().sendProblem).toBeNull()
  })

  it.each([
    [{ offline: true }, null],
    [{ failing: { code: 'network/server' } }, 'failed'],
  ] as const)('[30.12] [32.6] after %j is said to be %s once the network is back', async (fault, problem) => {
    const { backend, send, setMobileNumber, state, store } = aSignIn()
    setMobileNumber(number)
    backend.set(fault)
    await send()
    store.forgetOffline()
    expect(state()).toMatchObject({ mobileNumber: number, sendProblem: problem })
  })

  it('says when the server sends no more codes', async () => {
    const { backend, send, setMobileNumber, state } = aSignIn()
    backend.set({ failNext: { code: 'request/rate-limited' } })
    setMobileNumber(number)
    await send()
    expect(state().sendProblem).toBe('too-many')
  })

  it('is sent once, however often the button is tapped', async () => {
    const { backend, send, setMobileNumber } = aSignIn()
    setMobileNumber(number)
    await Promise.all([send(), send(), send()])
    expect(backend.calls('auth.sendOtp')).toBe(1)
  })
})

describe('the code', () => {
  it('[32.2] is verified by itself half a second after its last digit', async () => {
    const { setCode, state, clock, backend, events } = await aSignInWithCode()
    setCode('482')
    await clock.advance(1000)
    setCode(code)
    await clock.advance(499)
    expect(backend.calls('auth.verifyOtp')).toBe(0)
    await clock.advance(1)
    expect(backend.calls('auth.verifyOtp')).toBe(1)
    expect(state().step).toBe('verified')
    expect(events).toEqual([{ type: 'signed-in', destination: { kind: 'home' } }])
  })

  it('[V6.5.4] has as many digits as the server says, where it has sent a longer one', async () => {
    const { setCode, state, clock, backend, editNumber } = await aSignInWithCode({ codeLength: 8 })
    expect(state().codeLength).toBe(8)
    setCode(code)
    await clock.advance(1000)
    expect(backend.calls('auth.verifyOtp')).toBe(0)
    setCode('48213957 is your code')
    expect(state().code).toBe('48213957')
    await clock.advance(500)
    expect(backend.calls('auth.verifyOtp')).toBe(1)
    editNumber()
    expect(state().codeLength).toBe(4)
  })

  it('[32.2] waits anew when a last digit is mended', async () => {
    const { setCode, clock, backend, state } = await aSignInWithCode()
    setCode('4822')
    await clock.advance(400)
    setCode(code)
    await clock.advance(400)
    expect(backend.calls('auth.verifyOtp')).toBe(0)
    await clock.advance(100)
    expect(state().step).toBe('verified')
  })

  it('[32.2] is verified once when the button is pressed in that half second', async () => {
    const { setCode, verify, clock, backend } = await aSignInWithCode()
    setCode(code)
    await verify()
    await clock.advance(1000)
    expect(backend.calls('auth.verifyOtp')).toBe(1)
  })

  it.each(['', '0000', '482'])('[32.2] %j is refused without asking the server', async (typed) => {
    const { setCode, verify, state, backend } = await aSignInWithCode()
    setCode(typed)
    await verify()
    expect(state()).toMatchObject({ codeProblem: { kind: 'invalid' } })
    expect(backend.calls('auth.verifyOtp')).toBe(0)
    setCode('4')
    expect(state().codeProblem).toBeNull()
  })

  it('[32.6] says what the server says of a wrong one, and keeps it to be mended', async () => {
    const { setCode, verify, state, events } = await aSignInWithCode()
    setCode('1111')
    await verify()
    expect(state()).toMatchObject({
      step: 'code',
      code: '1111',
      busy: 'none',
      codeProblem: { kind: 'server', sentence: 'This code is not right.' },
    })
    expect(events).toEqual([])
    setCode(code)
    await verify()
    expect(state().step).toBe('verified')
  })

  it.each([
    [{ offline: true }, null],
    [{ failing: { code: 'network/server' } }, { kind: 'failed' }],
  ] as const)('[30.12] [32.6] after %j has the problem %j once the network is back', async (fault, problem) => {
    const { setCode, verify, backend, state, store } = await aSignInWithCode()
    setCode(code)
    backend.set(fault)
    await verify()
    store.forgetOffline()
    expect(state()).toMatchObject({ step: 'code', code, codeProblem: problem })
  })

  it('[32.6] says that it could not be verified, and allows another try', async () => {
    const { setCode, verify, backend, events, reports, state } = await aSignInWithCode()
    setCode(code)
    await verifyWhileFailing()
    expect(events).toEqual([{ type: 'unable-to-verify' }])
    expect(reports).toEqual(['verifyOtp: network/server'])
    expect(state()).toMatchObject({ step: 'code', code, busy: 'none', codeProblem: { kind: 'failed' } })
    await verify()
    expect(state().step).toBe('verified')

    async function verifyWhileFailing() {
      backend.set({ failing: { code: 'network/server' } })
      await verify()
      backend.set({ failing: null })
    }
  })

  it('[32.6] says that nobody heard when the answer is lost and nobody can be asked who is signed in', async () => {
    const { setCode, verify, backend, events, state } = await aSignInWithCode()
    setCode(code)
    backend.set({ failing: { code: 'network/unanswered' } })
    await verify()
    expect([state().codeProblem, events]).toEqual([{ kind: 'no-answer' }, []])
    backend.set({ failing: null })
    await verify()
    expect(state().step).toBe('verified')
  })

  it('[32.6] says that nothing was sent without a connection, at the field alone', async () => {
    const { setMobileNumber, send, setCode, verify, backend, events, state } = aSignIn()
    setMobileNumber(number)
    backend.set({ offline: true })
    await send()
    expect([state().sendProblem, events]).toEqual(['not-sent', []])
    backend.set({ offline: false })
    await send()
    setCode(code)
    backend.set({ offline: true })
    await verify()
    expect([state().codeProblem, events]).toEqual([{ kind: 'not-sent' }, []])
  })

  it('[32.6] says that a code may have been sent when that answer is lost, and sends another', async () => {
    const { setMobileNumber, send, backend, events, state } = aSignIn()
    setMobileNumber(number)
    backend.set({ loseNext: true })
    await send()
    expect([state().step, state().busy, state().sendProblem, events]).toEqual(['number', 'none', 'no-answer', []])
    await send()
    expect([state().step, state().sendProblem]).toEqual(['code', null])
  })

  it.each(['is lost', 'refuses the code, which arrived twice'])(
    'finds out that the sign-in succeeded when the answer %s',
    async (what) => {
      const { setCode, verify, state, events } = await aSignInWithCode({
        answer: what === 'is lost' ? 'lost' : 'refusal',
      })
      setCode(code)
      await verify()
      expect(state().step).toBe('verified')
      expect(events).toEqual([{ type: 'signed-in', destination: { kind: 'home' } }])
    },
  )
})

describe('another code', () => {
  it('[32.3] can be asked for when the countdown is at 0, twice, and then no more', async () => {
    const { sendAgain, state, clock, backend } = await aSignInWithCode()
    expect(state().resend).toEqual({ status: 'waiting', seconds: 30 })
    await sendAgain()
    expect(backend.calls('auth.sendOtp')).toBe(1)
    await clock.advance(1000)
    expect(state().resend).toEqual({ status: 'waiting', seconds: 29 })
    await clock.advance(29_000)
    expect(state().resend).toEqual({ status: 'ready' })
    await sendAgain()
    expect(state().resend).toEqual({ status: 'waiting', seconds: 30 })
    await clock.advance(30_000)
    await sendAgain()
    expect(state().resend).toEqual({ status: 'spent' })
    await sendAgain()
    expect(backend.calls('auth.sendOtp')).toBe(3)
    expect(clock.waiting()).toBe(0)
  })

  it('[32.3] that could not be sent does not count', async () => {
    const { sendAgain, state, clock, backend } = await aSignInWithCode()
    await clock.advance(30_000)
    backend.set({ failNext: { code: 'network/server' } })
    await sendAgain()
    expect(state().resend).toEqual({ status: 'ready' })
  })
})

describe('another number', () => {
  it('[32.4] forgets the code and all about it, keeps what was typed, and stops what runs', async () => {
    const { setCode, editNumber, state, clock, backend } = await aSignInWithCode()
    setCode(code)
    editNumber()
    expect(state()).toMatchObject({
      step: 'number',
      mobileNumber: number,
      code: '',
      resend: null,
      developmentCode: null,
    })
    await clock.advance(60_000)
    expect(backend.calls('auth.verifyOtp')).toBe(0)
    expect(clock.waiting()).toBe(0)
  })

  it('[32.4] takes no notice of an answer about the number before', async () => {
    const { setMobileNumber, send, editNumber, state, clock, backend } = aSignIn()
    backend.set({ latencyMs: 2000 })
    setMobileNumber(number)
    void send()
    await clock.advance(0)
    editNumber()
    await clock.advance(5000)
    expect(state()).toMatchObject({ step: 'number', busy: 'none' })
  })
})
