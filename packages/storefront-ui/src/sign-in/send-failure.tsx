import { AlertCircleIcon } from '../primitives/icon/index.ts'
import type { SignInFacts, SignInWords } from './sign-in.types.ts'

/** Why the code was not sent [32.6]. Its place is there before its words, so that they are said. */
export function SendFailure({ facts, t }: { readonly facts: SignInFacts; readonly t: SignInWords }) {
  return (
    <div data-scope="sign-in" data-part="failure" role="alert">
      {facts.sendError && facts.busy === 'none' ? (
        <>
          <AlertCircleIcon />
          <span>{t(facts.sendError === 'failed' ? 'unableToSendOtp' : 'tooManyCodes')}</span>
        </>
      ) : null}
    </div>
  )
}
