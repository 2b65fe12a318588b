import type { OtpResend, SignInDestination } from '@krishi/storefront-core/auth'
import type { CallEnd } from '@krishi/storefront-core/contract'
import type { StoreApi } from 'zustand/vanilla'

/**
 * Why a code was not taken: it cannot be one, the server refused it in words for the shopper [32.2], or how the question ended [32.6]:
 * `no-answer` where nobody could be asked who is signed in now, either.
 */
export type CodeProblem =
  | { readonly kind: 'invalid' }
  | { readonly kind: 'server'; readonly sentence: string }
  | { readonly kind: CallEnd }

/** Why no code is known to have been sent: the server sends no more to this number for a while, or how the call ended [32.6]. */
export type SendProblem = 'too-many' | CallEnd

/** Signing in as state [32.1 to 32.6]. */
export interface SignInState {
  readonly step: 'number' | 'code' | 'verified'
  /** At most ten digits. */
  readonly mobileNumber: string
  readonly isNumberRefused: boolean
  /** How many digits the code has: as the settings say, or as the server says of the one that it sent. */
  readonly codeLength: number
  /** What is typed of the code: digits of 0 to 9. */
  readonly code: string
  readonly codeProblem: CodeProblem | null
  readonly sendProblem: SendProblem | null
  readonly busy: 'none' | 'sending' | 'verifying'
  /** Whether another code may be asked for; null until the first was sent. */
  readonly resend: OtpResend | null
  /** The code itself, where a server in development says it; null otherwise. */
  readonly developmentCode: string | null
}

/** What is said or done once while signing in [32.6]. */
export type SignInEvent =
  | { readonly type: 'unable-to-send' }
  | { readonly type: 'unable-to-verify' }
  | { readonly type: 'signed-in'; readonly destination: SignInDestination }

/** What a shopper does to sign in. */
export interface SignInActions {
  setMobileNumber: (text: string) => void
  /** Sends the first code, unless the number is not whole. */
  send: () => Promise<void>
  /** Takes what was typed, pasted or filled in; a whole code is verified by itself after a moment [32.2]. */
  setCode: (text: string) => void
  verify: () => Promise<void>
  /** Sends another code, when the countdown allows it. */
  sendAgain: () => Promise<void>
  /** Back to the number; the code and all about it is forgotten [32.4]. */
  editNumber: () => void
}

/** One signing in on one page. */
export interface SignInStore extends Pick<StoreApi<SignInState>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly actions: SignInActions
  /** Takes back that nothing was sent for lack of a network: it is there again. */
  forgetOffline: () => void
  /** Calls `listener` with what is to be said or done; returns a function that stops it. */
  onEvent: (listener: (event: SignInEvent) => void) => () => void
  /** Stops timers and reading messages: the page is left. */
  stop: () => void
}
