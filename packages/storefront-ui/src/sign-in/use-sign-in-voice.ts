import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useEffectEvent } from '../react-compat.ts'
import { useAnnounce } from '../primitives/live-region/index.ts'
import type { SignInFacts } from './sign-in.types.ts'

/**
 * Takes the focus to the field of a new step, and to the field with an error each time that there is one: a field that takes the
 * focus says its error, one that has it already says nothing by itself. Returns what says an error that still stands once more.
 *
 * @param sentTo What is said on the way to the code.
 */
export function useSignInVoice(
  step: SignInFacts['step'],
  error: string | undefined,
  fieldRef: RefObject<HTMLElement | null>,
  sentTo: string,
): () => void {
  const announce = useAnnounce()
  const stepBefore = useRef(step)

  function sayError(): void {
    const field = fieldRef.current
    if (error === undefined || field === null) return
    if (field.matches(':focus')) announce(error)
    else field.focus()
  }

  const begin = useEffectEvent(() => {
    if (stepBefore.current === step) return
    stepBefore.current = step
    if (step === 'code') announce(sentTo)
    fieldRef.current?.focus()
  })
  const sayNewError = useEffectEvent(sayError)

  useEffect(() => begin(), [step])
  useEffect(() => sayNewError(), [error])

  return sayError
}
