import { AlertCircleIcon } from '../primitives/icon/index.ts'
import type { SendProblem, SignInWords } from './sign-in.types.ts'

const texts = { failed: 'unableToSendOtp', 'too-many': 'tooManyCodes', unheard: 'sendUnheard' } as const

/** Props of the words for a code that was not sent. */
export interface SendFailureProps {
  readonly problem: SendProblem | undefined
  readonly t: SignInWords
}

/** Why the code was not sent [32.6]. Renders a `<div>` that is there before its words, so that they are said. */
export function SendFailure({ problem, t }: SendFailureProps) {
  return (
    <div data-scope="sign-in" data-part="failure" role="alert">
      {problem ? (
        <>
          <AlertCircleIcon />
          <span>{t(texts[problem])}</span>
        </>
      ) : null}
    </div>
  )
}
