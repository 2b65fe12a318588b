import { isWholeOtp, otpVerifyDelayMs, readOtp } from '@krishi/storefront-core/auth'
import type { SessionUser } from '@krishi/storefront-core/session'
import type { StoreApi } from 'zustand/vanilla'
import { localKeys } from '../storage/index.ts'
import { codeProblemOf } from './code-problem-of.ts'
import type { SignInOptions } from './create-sign-in-store.ts'
import type { SignInActions, SignInEvent, SignInState } from './sign-in-store.ts'

/** What the steps of one signing in share. */
export interface SignInSteps extends SignInOptions {
  readonly store: StoreApi<SignInState>
  tell: (event: SignInEvent) => void
  /** Counts on when the number is edited: what was asked for before concerns nobody any more. */
  round: number
  /** Somebody is signed in. `returnedUrl` is where the server wants to go on. */
  finish: (user: SessionUser, sessionBefore: string, returnedUrl: string | null) => void
}

/** The verification of what is typed. */
export interface CodeVerification {
  readonly actions: Pick<SignInActions, 'setCode' | 'verify'>
  stop: () => void
}

/** Creates the verification of codes in one signing in. */
export function createCodeVerification(steps: SignInSteps): CodeVerification {
  const { store } = steps
  let stop = () => {}

  async function verify() {
    stop()
    const { busy, code, codeLength, mobileNumber, step } = store.getState()
    if (busy !== 'none' || step !== 'code') return
    if (!isWholeOtp(code, codeLength)) return store.setState({ codeProblem: { kind: 'invalid' } })
    const { round } = steps
    store.setState({ busy: 'verifying', codeProblem: null })
    const guest = await steps.session.open()
    const sessionBefore = steps.storage.read(localKeys.sessionId) ?? ''
    const guestUserId = guest.ok ? guest.value.guestUserId : ''
    const isSignedInBefore = guest.ok && !guest.value.isGuestUser
    const answer = await steps.port.verifyOtp({ mobileNumber, code, guestUserId })
    if (round !== steps.round) return
    // After a lost answer, or the refusal of a code that was accepted just before, only the session tells who is signed in.
    const opened = await steps.session.open()
    if (round !== steps.round) return
    const isRefused = answer.ok && !answer.value.isSignedIn
    if (opened.ok && !opened.value.isGuestUser && !(isRefused && isSignedInBefore)) {
      return steps.finish(opened.value, sessionBefore, (answer.ok && answer.value.url) || null)
    }
    const codeProblem = codeProblemOf(answer, opened.ok)
    if (!isRefused) steps.errors.report(answer.ok ? 'network/server' : answer.error.code, 'verifyOtp')
    store.setState({ busy: 'none', codeProblem })
    if (codeProblem.kind === 'failed') steps.tell({ type: 'unable-to-verify' })
  }

  function setCode(text: string) {
    stop()
    const { codeLength } = store.getState()
    const code = readOtp(text, codeLength)
    store.setState({ code, codeProblem: null })
    if (code.length === codeLength) stop = steps.clock.after(otpVerifyDelayMs, () => void verify())
  }

  return {
    actions: { setCode, verify },
    stop: () => stop(),
  }
}
