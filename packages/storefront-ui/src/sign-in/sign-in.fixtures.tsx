import { useState } from 'react'
import { Announcer } from '../primitives/live-region/index.ts'
import { SignIn } from './sign-in.tsx'
import type { SignInFacts, SignInIntents, SignInProps } from './sign-in.types.ts'

const title = 'Sign in'

const start: SignInFacts = {
  step: 'number',
  mobileNumber: '',
  code: '',
  codeLength: 4,
  resend: { status: 'waiting', seconds: 24 },
  busy: 'none',
}

/** A sign-in at its start, but for what `own` says. */
export function someFacts(own: Partial<SignInFacts> = {}): SignInFacts {
  return { ...start, ...own }
}

/** A sign-in that has sent a code, but for what `own` says. */
export function sentFacts(own: Partial<SignInFacts> = {}): SignInFacts {
  return someFacts({ step: 'code', mobileNumber: '9876543210', ...own })
}

const nothing = () => undefined

/** Intents that come to nothing. */
export const noIntents: SignInIntents = {
  onMobileNumberChange: nothing,
  onSend: nothing,
  onCodeChange: nothing,
  onVerify: nothing,
  onResend: nothing,
  onEditNumber: nothing,
}

/** A sign-in that shows what it is told to, with a voice. */
export function ShownSignIn(props: Partial<SignInProps> & Pick<SignInProps, 'facts'>) {
  return (
    <Announcer>
      <SignIn title={title} {...noIntents} {...props} />
    </Announcer>
  )
}

/** What an intent was called, and what it said. */
export type Told = readonly string[]

interface LiveSignInProps extends Partial<SignInProps> {
  readonly told?: Told[]
}

/** A sign-in with a voice that keeps what is typed, goes from step to step and writes down what it tells. */
export function LiveSignIn({ facts = someFacts(), told = [], ...props }: LiveSignInProps) {
  const interactive = useInteractiveFacts(facts, (...what) => told.push(what))
  return <ShownSignIn {...interactive} {...props} />
}

/** Facts that follow the input from step to step: ten digits are accepted as a number, and no code is right. */
export function useInteractiveFacts(
  first: SignInFacts,
  tell: (...what: readonly string[]) => void = () => undefined,
): SignInIntents & { readonly facts: SignInFacts } {
  const [facts, setFacts] = useState(first)
  const change = (changed: Partial<SignInFacts>, ...what: readonly string[]) => {
    tell(...what)
    setFacts((before) => ({ ...before, ...changed }))
  }
  return {
    facts,
    onMobileNumberChange: (mobileNumber) => change({ mobileNumber, numberError: undefined }, 'number', mobileNumber),
    onSend: () => change(facts.mobileNumber.length === 10 ? { step: 'code' } : { numberError: 'invalid' }, 'send'),
    onCodeChange: (code) => change({ code, codeError: undefined }, 'code', code),
    onVerify: () => change({ codeError: 'invalid' }, 'verify'),
    onResend: () => change({ resend: { status: 'waiting', seconds: 30 } }, 'resend'),
    onEditNumber: () => change({ step: 'number', code: '', codeError: undefined }, 'edit'),
  }
}
