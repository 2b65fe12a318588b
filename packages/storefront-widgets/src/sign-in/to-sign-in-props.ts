import { readOtp } from '@krishi/storefront-core/auth'
import type { SignInView } from '@krishi/storefront-hooks/auth'
import type { SignInCodeError, SignInFacts, SignInProps } from '@krishi/storefront-ui/sign-in'

/** What the sign-in shows, and what its events do. */
export function toSignInProps(view: SignInView): Omit<SignInProps, 'title'> {
  const { developmentCode, sendProblem } = view
  const facts: SignInFacts = {
    step: view.step === 'number' ? 'number' : 'code',
    mobileNumber: view.mobileNumber,
    code: view.code,
    codeLength: view.codeLength,
    numberError: view.isNumberRefused ? 'invalid' : undefined,
    codeError: toCodeError(view.codeProblem),
    sendError: sendProblem ?? undefined,
    // Until a code was sent there is none to send again, and nothing is shown of it.
    resend: view.resend ?? { status: 'ready' },
    busy: view.step === 'verified' ? 'verified' : view.busy,
    developmentCode: developmentCode ?? undefined,
  }
  return {
    facts,
    readCode: readOtp,
    onMobileNumberChange: view.setMobileNumber,
    onSend: () => void view.send(),
    onCodeChange: view.setCode,
    onVerify: () => void view.verify(),
    onResend: () => void view.sendAgain(),
    onEditNumber: view.editNumber,
  }
}

function toCodeError(problem: SignInView['codeProblem']): SignInCodeError | undefined {
  if (problem === null) return undefined
  return problem.kind === 'server' ? { sentence: problem.sentence } : problem.kind
}
