import { useId } from 'react'
import type { ReactNode, Ref, SelectHTMLAttributes } from 'react'
import { usePlainMessages } from '../../i18n/index.ts'
import type { MessageOverrides } from '../../i18n/index.ts'
import type { RootProps } from '../../root/index.ts'
import { FieldError, FieldHint, describedBy, fieldIds } from '../field/index.ts'
import { ChevronDownIcon, LockIcon } from '../icon/index.ts'
import en from './messages/en.json'

/** One answer of a select. */
export interface SelectOption {
  readonly value: string
  readonly label: string
  /** The language of the label, where it is not the page's. */
  readonly lang?: string | undefined
}

/** Props of a select. */
export interface SelectFieldProps
  extends
    Pick<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'name' | 'autoComplete' | 'onBlur' | 'onFocus'>,
    Omit<RootProps, 'ref'> {
  label: ReactNode
  /** The value of the chosen option; empty while there is none. */
  value: string
  onValueChange: (value: string) => void
  options: readonly SelectOption[]
  /** The words of the empty option, or false for none. @default "Please select" in the shopper's language */
  placeholder?: string | false
  hint?: ReactNode
  error?: string | undefined
  /** Announced as required. @default false */
  required?: boolean
  /** The value was found for the shopper and is kept, such as a state from its pincode. @default false */
  locked?: boolean
  /** Why it is kept. */
  lockedHint?: ReactNode
  messages?: MessageOverrides<typeof en> | undefined
  /** Gets the control, for the focus and for libraries of forms. */
  ref?: Ref<HTMLSelectElement> | undefined
}

/** A choice of one among many. Renders a `<div>` around a native `<select>`, which every phone opens its own way. */
export function SelectField(props: SelectFieldProps) {
  const { label, value, onValueChange, options, placeholder, hint, error, required, locked = false, ...rest } = props
  const { lockedHint, messages, id, name, className, style, ...control } = rest
  const t = usePlainMessages('select', en, messages)
  const ownId = useId()
  const ids = fieldIds(id ?? ownId)
  const note = locked ? (lockedHint ?? hint) : hint
  return (
    <div
      className={className}
      style={style}
      data-scope="field"
      data-part="root"
      data-invalid={error ? true : undefined}
    >
      <label data-scope="field" data-part="label" htmlFor={ids.control}>
        {label}
      </label>
      <FieldHint ids={ids}>{note}</FieldHint>
      <div data-scope="field" data-part="box" data-locked={locked || undefined}>
        <select
          {...control}
          data-scope="field"
          data-part="control"
          id={ids.control}
          name={name}
          value={value}
          aria-required={required || undefined}
          aria-disabled={locked || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(ids, note, error)}
          onChange={(event) => {
            if (!locked) onValueChange(event.target.value)
          }}
        >
          {placeholder === false ? null : <option value="">{placeholder ?? t('choose')}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
        <span data-scope="select" data-part="sign">
          {locked ? <LockIcon /> : <ChevronDownIcon />}
        </span>
      </div>
      <FieldError ids={ids}>{error}</FieldError>
    </div>
  )
}
