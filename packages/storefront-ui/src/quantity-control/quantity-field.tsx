import { digitsOnly } from '@krishi/storefront-core/digits'
import { useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'

/** As many digits as an order takes of one pack. */
const maxDigits = 5

/** Props of the field of a quantity. */
export interface QuantityFieldProps {
  readonly quantity: number
  /** What is counted, for those who do not see where the field stands. */
  readonly label: string
  readonly pending: boolean
  /** Called with what was typed, once it is finished. */
  readonly onType: (quantity: number) => void
}

/**
 * A field in which a quantity is typed, so that many need no many taps. Takes digits of any script; Enter and leaving it finish,
 * Escape and an empty field change nothing. Renders an `<input>`.
 */
export function QuantityField({ quantity, label, pending, onType }: QuantityFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const fieldRef = useRef<HTMLInputElement>(null)
  const isFinished = draft === null

  // Select the number, so that typing replaces it.
  useLayoutEffect(() => {
    if (isFinished && fieldRef.current?.matches(':focus')) fieldRef.current.select()
  }, [isFinished, quantity])

  function finish(): void {
    setDraft(null)
    if (draft) onType(Number(draft))
  }

  function listen(event: KeyboardEvent): void {
    if (event.key === 'Escape' && !isFinished) {
      event.stopPropagation()
      setDraft(null)
    }
    if (event.key !== 'Enter') return
    // The control may be a form, whose submit would add one more.
    event.preventDefault()
    finish()
  }

  return (
    <input
      ref={fieldRef}
      data-scope="quantity-control"
      data-part="field"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-busy={pending || undefined}
      value={draft ?? quantity}
      onChange={({ target }) => setDraft(digitsOnly(target.value, maxDigits))}
      onKeyDown={listen}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={finish}
    />
  )
}
