import { AlertCircleIcon } from '../primitives/icon/index.ts'
import type { RootProps } from '../root/index.ts'
import { sendProblemWords } from './problem-words.ts'
import type { SendProblem, SignInWords } from './sign-in.types.ts'

/** Props of the words for a code that was not sent. */
export interface SendFailureProps extends RootProps {
  readonly problem: SendProblem | undefined
  readonly t: SignInWords
}

/** Why the code was not sent [32.6]. Renders a `<div>` that is there before its words, so that they are said. */
export function SendFailure({ problem, t, ...root }: SendFailureProps) {
  return (
    <div {...root} data-scope="sign-in" data-part="failure" role="alert">
      {problem ? (
        <>
          <AlertCircleIcon />
          <span>{t(sendProblemWords[problem])}</span>
        </>
      ) : null}
    </div>
  )
}
