import { editPincode, isValidPincode } from '@krishi/storefront-core/digits'
import { useState } from 'react'
import type { SyntheticEvent, RefObject } from 'react'
import type { Translate } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { TextField } from '../primitives/field/index.ts'
import { useAnnounce } from '../primitives/live-region/index.ts'
import type en from './messages/en.json'
import type { PlaceProblem } from './pincode-modal.tsx'

/** The field, for the focus. */
export type FieldRef = RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>

interface PincodeFormProps {
  readonly fieldRef: FieldRef
  readonly pending: boolean
  readonly problem: PlaceProblem | null
  readonly onSubmit: (pincode: string) => void
  readonly onChange: () => void
  readonly t: Translate<keyof typeof en>
}

/** LocalizedTuple digits of any script, cut there; submitted only when they are six and nothing is wrong with them [16.3]. */
export function PincodeForm({ fieldRef, pending, problem, onSubmit, onChange, t }: PincodeFormProps) {
  const [typed, setTyped] = useState('')
  const [incomplete, setIncomplete] = useState(false)
  const announce = useAnnounce()
  const error = incomplete ? t('incomplete') : problemWords(t, problem)

  function type(text: string): void {
    setTyped(text)
    setIncomplete(false)
    onChange()
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (pending) return
    const complete = isValidPincode(typed)
    if (complete && problem?.kind !== 'invalid') return onSubmit(typed)
    if (!complete) setIncomplete(true)
    announce(complete ? (problemWords(t, problem) ?? '') : t('incomplete'))
    fieldRef.current?.focus()
  }

  return (
    <form data-scope="pincode-modal" data-part="form" noValidate onSubmit={submit}>
      <TextField
        ref={fieldRef}
        label={t('pincode')}
        hint={t('hint')}
        value={typed}
        shape={(text) => editPincode(text, typed)}
        onValueChange={type}
        inputMode="numeric"
        autoComplete="postal-code"
        enterKeyHint="go"
        error={error}
        required
      />
      <Button type="submit" width="full" pending={pending}>
        {t('submit')}
      </Button>
    </form>
  )
}

/** What is wrong with the pincode: the server's sentence, else 'Invalid Pincode' [16.3]. */
function problemWords(t: PincodeFormProps['t'], problem: PlaceProblem | null): string | undefined {
  if (problem?.kind === 'invalid') return problem.message ?? t('invalid')
  return problem?.kind === 'unreachable' ? t('unreachable') : undefined
}
