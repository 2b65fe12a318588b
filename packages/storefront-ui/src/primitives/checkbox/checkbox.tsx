import { useId } from 'react'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { FieldError, FieldHint, describedBy, fieldIds } from '../field/index.ts'

/** Props of a checkbox. */
export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange' | 'disabled'> {
  /** The words beside the box; pressing them is pressing it. */
  label: ReactNode
  /** Called when the shopper ticks or unticks; `checked` does not change until the prop does. */
  onCheckedChange?: (checked: boolean) => void
  /** More about the choice, under the label. */
  hint?: ReactNode
  /** What is wrong, as a sentence; marks the box as invalid. */
  error?: string | undefined
  /** Gets the box itself. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** A choice of yes or no. Renders a `<div>` around a native checkbox, so that forms, voice control and shadow roots just work. */
export function Checkbox({ label, onCheckedChange, hint, error, id, className, style, ...input }: CheckboxProps) {
  const ownId = useId()
  const ids = fieldIds(id ?? ownId)
  return (
    <div
      data-scope="checkbox"
      data-part="root"
      className={className}
      style={style}
      data-invalid={error ? true : undefined}
    >
      <input
        {...input}
        type="checkbox"
        data-scope="checkbox"
        data-part="control"
        id={ids.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(ids, hint, error)}
        onChange={(event) => onCheckedChange?.(event.target.checked)}
      />
      <div data-scope="checkbox" data-part="words">
        <label data-scope="checkbox" data-part="label" htmlFor={ids.control}>
          {label}
        </label>
        <FieldHint ids={ids}>{hint}</FieldHint>
        <FieldError ids={ids}>{error}</FieldError>
      </div>
    </div>
  )
}
