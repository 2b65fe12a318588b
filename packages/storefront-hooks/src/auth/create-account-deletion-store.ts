import { isWholeOtp, otpLengthOf, readOtp } from '@krishi/storefront-core/auth'
import type { OtpResend } from '@krishi/storefront-core/auth'
import { callEndOf } from '@krishi/storefront-core/contract'
import type { CallEnd, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import type { Settings } from '@krishi/storefront-core/settings'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import type { Clock } from '../clock/index.ts'
import type { ErrorReporter } from '../telemetry/create-error-reporter.ts'
import type { AuthPort } from './auth-port.ts'
import { createResendCountdown } from './create-resend-countdown.ts'
import { sendProblemOf } from './send-problem-of.ts'
import type { SendProblem } from './sign-in-store.ts'

/** The dependencies of a deletion. */
export interface AccountDeletionOptions {
  readonly port: Pick<AuthPort, 'otpForDeletion' | 'deleteUser'>
  /** The account's own number: a code goes to no other. */
  readonly mobileNumber: string
  readonly clock: Clock
  readonly settings: Pick<Settings, 'compliance' | 'otpConfig'>
  readonly errors: Pick<ErrorReporter, 'report'>
}

/** Deleting an account as state [03.11]. */
export interface AccountDeletionState {
  readonly step: 'begin' | 'code' | 'deleted'
  /** What is typed of the code: digits of 0 to 9. */
  readonly code: string
  /** It cannot be one, the server knows another one, or how the call ended: after `no-answer`, asking again says which. */
  readonly codeProblem: 'invalid' | 'refused' | CallEnd | null
  readonly sendProblem: SendProblem | null
  readonly busy: 'none' | 'sending' | 'deleting'
  /** Whether another code may be asked for; null until the first was sent. */
  readonly resend: OtpResend | null
  /** The code itself, where a server in development says it; null otherwise. */
  readonly developmentCode: string | null
}

/** How an account is left: it is gone, or nobody is signed in to it, as after a deletion whose answer was lost. */
export type AccountEnd = 'deleted' | 'signed-out'

/** The steps that delete an account. */
export interface AccountDeletionActions {
  /** Sends a code, the first or, when the countdown allows it, another one. */
  send: () => Promise<void>
  /** Takes what was typed. Nothing happens by itself: what is deleted is gone. */
  setCode: (text: string) => void
  /** Deletes the account with the code; null while the account exists and its session goes on. */
  remove: () => Promise<AccountEnd | null>
}

/** One deletion on one page. */
export interface AccountDeletionStore extends Pick<
  StoreApi<AccountDeletionState>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  readonly actions: AccountDeletionActions
  /** Takes back that nothing was sent for lack of a network: it is there again. */
  forgetOffline: () => void
  /** Stops the countdown: the page is left. */
  stop: () => void
}

/** Creates one deletion of an account: a code to its number confirms it, then the account and its data are deleted [03.11]. */
export function createAccountDeletionStore(options: AccountDeletionOptions): AccountDeletionStore {
  const { settings } = options
  const codeLength = otpLengthOf(settings)
  const store = createStore<AccountDeletionState>(() => ({
    step: 'begin',
    code: '',
    codeProblem: null,
    sendProblem: null,
    busy: 'none',
    resend: null,
    developmentCode: null,
  }))
  const countdown = createResendCountdown(options.clock, settings, (resend) => store.setState({ resend }))

  const actions: AccountDeletionActions = {
    async send() {
      const { busy, resend } = store.getState()
      if (busy !== 'none' || (resend !== null && resend.status !== 'ready')) return
      store.setState({ busy: 'sending', sendProblem: null, codeProblem: null })
      const answer = await options.port.otpForDeletion({ mobileNumber: options.mobileNumber })
      if (!answer.ok) {
        options.errors.report(answer.error.code, 'otpForDeletion')
        return store.setState({ busy: 'none', sendProblem: sendProblemOf(answer.error.code) })
      }
      const { developmentCode = null } = answer.value
      store.setState({ step: 'code', busy: 'none', code: '', developmentCode })
      countdown.begin()
    },
    setCode: (text) => store.setState({ code: readOtp(text, codeLength), codeProblem: null }),
    async remove() {
      const { step, busy, code } = store.getState()
      if (step !== 'code' || busy !== 'none') return null
      if (!isWholeOtp(code, codeLength)) {
        store.setState({ codeProblem: 'invalid' })
        return null
      }
      store.setState({ busy: 'deleting', codeProblem: null })
      const answer = await options.port.deleteUser({ code })
      if (!answer.ok) options.errors.report(answer.error.code, 'deleteUser')
      const end = endOf(answer)
      if (end) countdown.stop()
      const codeProblem = end ? null : problemOf(answer)
      store.setState({ busy: 'none', step: end === 'deleted' ? 'deleted' : 'code', codeProblem })
      return end
    },
  }

  return {
    actions,
    stop: countdown.stop,
    forgetOffline() {
      const { sendProblem, codeProblem } = store.getState()
      if (sendProblem === 'not-sent') store.setState({ sendProblem: null })
      if (codeProblem === 'not-sent') store.setState({ codeProblem: null })
    },
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
  }
}

function problemOf(answer: Result<boolean, PortErrorCode>): 'refused' | CallEnd {
  return answer.ok ? 'refused' : callEndOf(answer.error.code)
}

function endOf(answer: Result<boolean, PortErrorCode>): AccountEnd | null {
  if (answer.ok) return answer.value ? 'deleted' : null
  // Whoever asks is a guest by now.
  return answer.error.code === 'auth/forbidden' ? 'signed-out' : null
}
