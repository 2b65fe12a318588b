import { otpLengthOf } from '@krishi/storefront-core/auth'
import { callEndOf } from '@krishi/storefront-core/contract'
import { isValidPhone } from '@krishi/storefront-core/digits'
import type { CodeVerification, SignInSteps } from './code-verification.ts'
import { createCodeReader } from './create-code-reader.ts'
import { createResendCountdown } from './create-resend-countdown.ts'
import { sendProblemOf } from './send-problem-of.ts'
import type { SignInActions } from './sign-in-store.ts'

/** The sending of codes, and the wait for each. */
export interface CodeSending {
  readonly actions: Pick<SignInActions, 'send' | 'sendAgain'>
  /** Nothing is waited for any more, and the next code is the first to its number. */
  stop: () => void
}

/** Creates the sending of codes in one signing in. */
export function createCodeSending(steps: SignInSteps, verification: CodeVerification): CodeSending {
  const { store } = steps
  const countdown = createResendCountdown(steps.clock, steps.settings, (resend) => store.setState({ resend }))
  const reader = createCodeReader(steps.device, steps.clock, verification.actions.setCode)

  async function send() {
    const { round } = steps
    store.setState({ busy: 'sending', codeProblem: null, sendProblem: null })
    const answer = await steps.port.sendOtp({ mobileNumber: store.getState().mobileNumber })
    if (round !== steps.round) return
    if (!answer.ok) {
      steps.errors.report(answer.error.code, 'sendOtp')
      // Where the server did not have its say, the words at the field say what to do, and a notice would contradict them.
      if (callEndOf(answer.error.code) === 'failed') steps.tell({ type: 'unable-to-send' })
      return store.setState({ busy: 'none', sendProblem: sendProblemOf(answer.error.code) })
    }
    const { codeLength = otpLengthOf(steps.settings), developmentCode = null } = answer.value
    store.setState({ step: 'code', busy: 'none', code: '', codeLength, developmentCode })
    countdown.begin()
    reader.read()
  }

  return {
    actions: {
      async send() {
        const { busy, mobileNumber } = store.getState()
        if (busy !== 'none') return
        if (isValidPhone(mobileNumber)) await send()
        else store.setState({ isNumberRefused: true })
      },
      async sendAgain() {
        const { busy, resend } = store.getState()
        if (busy !== 'none' || resend?.status !== 'ready') return
        verification.stop()
        await send()
      },
    },
    stop() {
      countdown.stop()
      reader.stop()
    },
  }
}
