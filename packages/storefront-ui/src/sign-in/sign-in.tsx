import { useId, useRef } from 'react'
import { usePlainMessages } from '../i18n/index.ts'
import { rootOf } from '../root/index.ts'
import en from './messages/en.json'
import { SignInSteps } from './sign-in-steps.tsx'
import type { FieldRef } from './sign-in-steps.tsx'
import type { SignInProps } from './sign-in.types.ts'

/** Signs in with a code that is sent to a phone: first the number, then the code [32.9]. Renders a `<section>`. */
export function SignIn({ title, headingLevel = 1, messages, ...steps }: SignInProps) {
  const t = usePlainMessages('signIn', en, messages)
  const headingId = useId()
  const fieldRef: FieldRef = useRef(null)
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  return (
    <section {...rootOf(steps)} data-scope="sign-in" data-part="root" aria-labelledby={headingId}>
      <Heading data-scope="sign-in" data-part="title" id={headingId}>
        {title}
      </Heading>
      <SignInSteps {...steps} fieldRef={fieldRef} t={t} />
    </section>
  )
}
