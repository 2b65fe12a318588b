import { callEndOf } from '@krishi/storefront-core/contract'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import type { SignInAnswer } from './auth-port.ts'
import type { CodeProblem } from './sign-in-store.ts'

/** Why a code did not sign anybody in; `isSessionKnown` is whether the session could tell so after a lost answer. */
export function codeProblemOf(answer: Result<SignInAnswer, PortErrorCode>, isSessionKnown: boolean): CodeProblem {
  if (answer.ok && !answer.value.isSignedIn) {
    const { sentence } = answer.value
    return sentence ? { kind: 'server', sentence } : { kind: 'invalid' }
  }
  const end = callEndOf(answer.ok ? 'network/server' : answer.error.code)
  return { kind: end === 'no-answer' && isSessionKnown ? 'failed' : end }
}
