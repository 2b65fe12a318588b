import type { SyntheticEvent, RefObject } from 'react'
import { CheckCircleIcon } from '../primitives/icon/index.ts'
import { useFocusHandover } from '../primitives/focus-handover/index.ts'
import { CodeStep } from './code-step.tsx'
import { formatMobileNumber } from './format-mobile-number.ts'
import { NumberStep } from './number-step.tsx'
import { codeErrorWords } from './problem-words.ts'
import type { SignInFacts, SignInProps, SignInWords } from './sign-in.types.ts'
import { useSignInVoice } from './use-sign-in-voice.ts'

/** The field of the step, for the focus. */
export type FieldRef = RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>

/** What both steps get. */
export interface StepProps extends Omit<SignInProps, 'title' | 'headingLevel' | 'messages'> {
  readonly fieldRef: FieldRef
  readonly t: SignInWords
}

/** What a step gets besides. */
export interface StepFormProps extends StepProps {
  /** What is wrong with the value of the step, as a sentence. */
  readonly error: string | undefined
  /** Makes a submit of the step's form into an intent. */
  readonly submitWith: (act: () => void) => (event: SyntheticEvent) => void
}

/** The current step, and the outcome once the sign-in is verified. Renders a `<div>` around a `<form>`. */
export function SignInSteps(props: StepProps) {
  const { facts, fieldRef, t } = props
  const error = errorOf(facts, t)
  const sayAgain = useSignInVoice(facts.step, error, fieldRef, t('sentTo', { number: formatMobileNumber(facts) }))
  const isVerified = facts.busy === 'verified'
  const { heirRef, onFocus, onBlur } = useFocusHandover<HTMLParagraphElement>(isVerified)

  function submitWith(act: () => void): (event: SyntheticEvent) => void {
    return (event) => {
      event.preventDefault()
      if (facts.busy !== 'none') return
      act()
      // A live region announces changes only: the same text would not be announced again.
      sayAgain()
    }
  }

  const step: StepFormProps = { ...props, error, submitWith }
  return (
    <div data-scope="sign-in" data-part="steps" data-step={facts.step} onFocus={onFocus} onBlur={onBlur}>
      {isVerified ? null : facts.step === 'number' ? <NumberStep {...step} /> : <CodeStep {...step} />}
      {/* A live region must exist before its text, or the text is not announced. */}
      <div role="status">
        {isVerified ? (
          <p data-scope="sign-in" data-part="verified" ref={heirRef} tabIndex={-1}>
            <CheckCircleIcon size={24} />
            <span>{t('verified')}</span>
          </p>
        ) : null}
      </div>
    </div>
  )
}

/** What was wrong at the last try; nothing while another one is under way. */
function errorOf({ step, busy, numberError, codeError }: SignInFacts, t: SignInWords): string | undefined {
  if (busy !== 'none') return undefined
  if (step === 'number') return numberError && t('pleaseProvideValidMobileNo')
  if (codeError === undefined) return undefined
  if (typeof codeError === 'object') return codeError.sentence
  return t(codeErrorWords[codeError])
}
