import { createContext, useId } from 'react'
import type { ReactNode } from 'react'
import { use } from '../../react-compat.ts'
import type { RootProps } from '../../root/index.ts'
import { FieldError, FieldHint, describedBy, fieldIds } from '../field/index.ts'

interface RadioGroupContextValue {
  readonly name: string
  readonly value: string | undefined
  readonly onSelect: (value: string) => void
}

const RadioGroupContext = createContext<RadioGroupContextValue | null>(null)

/** Props of a choice of one. */
export interface RadioGroupProps extends RootProps<HTMLFieldSetElement> {
  /** The question; its name for screen readers. */
  legend: ReactNode
  /** The form field. @default a name of its own */
  name?: string
  /** The chosen `RadioCard`, or undefined while there is none. */
  value: string | undefined
  /** Called when the shopper chooses; `value` does not change until the prop does. */
  onValueChange: (value: string) => void
  hint?: ReactNode
  /** What is wrong, as a sentence. */
  error?: string | undefined
  /** `RadioCard`s. */
  children?: ReactNode
}

/** A choice of one among a few. Renders a `<fieldset>` of native radios: one Tab stop, arrows move and choose. */
export function RadioGroup({ legend, name, value, onValueChange, hint, error, children, ...root }: RadioGroupProps) {
  const id = useId()
  const ids = fieldIds(id)
  return (
    <fieldset
      {...root}
      data-scope="radio-group"
      data-part="root"
      data-invalid={error ? true : undefined}
      aria-describedby={describedBy(ids, hint, error)}
    >
      <legend data-scope="radio-group" data-part="legend">
        {legend}
      </legend>
      <FieldHint ids={ids}>{hint}</FieldHint>
      <div data-scope="radio-group" data-part="cards">
        <RadioGroupContext.Provider value={{ name: name ?? id, value, onSelect: onValueChange }}>
          {children}
        </RadioGroupContext.Provider>
      </div>
      <FieldError ids={ids}>{error}</FieldError>
    </fieldset>
  )
}

/** The group that a card stands in. */
export function useRadioGroup(): RadioGroupContextValue {
  const group = use(RadioGroupContext)
  if (group === null) {
    throw new Error(
      '[storefront-ui] RadioCard stands outside a RadioGroup. It has no question to answer. Wrap it in a RadioGroup.',
    )
  }
  return group
}
