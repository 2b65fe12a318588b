import { useId } from 'react'
import type { CSSProperties, ReactNode, Ref } from 'react'
import { FieldError, FieldHint, describedBy, fieldIds } from '../primitives/field/index.ts'
import type { RootProps } from '../root/index.ts'
import type { ReadCode } from './edit-code.ts'
import { useCodeField } from './use-code-field.ts'

/** How digits came: by key, from the clipboard, or several at once from the phone, which has read the message. */
export type OtpChangeReason = 'type' | 'paste' | 'fill'

/** Props of the field for a code. There is no `disabled`: it would take the focus, and a wrong digit is mended at any time. */
export interface OtpInputProps extends Omit<RootProps, 'ref'> {
  readonly label: ReactNode
  /** Its digits, 0 to 9. */
  readonly value: string
  /** How many digits a code has, and so how many boxes there are. */
  readonly length: number
  /** Called with the digits that there are now, of any script, at most `length`; `value` does not change until the prop does. */
  readonly onValueChange: (value: string, details: { readonly reason: OtpChangeReason }) => void
  /** Finds the code in a text, such as core's `readOtp`, which knows it in a whole message. @default the first digits */
  readonly readCode?: ReadCode | undefined
  /** Shown between label and boxes. Say here when the code is checked by itself [WCAG 3.2.2]. */
  readonly description?: ReactNode
  /** What is wrong, as a sentence; marks the code as invalid. */
  readonly error?: string | undefined
  /** The code is being checked. @default false */
  readonly busy?: boolean | undefined
  /** The form field. */
  readonly name?: string | undefined
  /** Gets the input, for the focus and for libraries of forms. */
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/**
 * A code from a message, one box a digit [32.2]. Renders a `<div>` around one native `<input>` and boxes that are only rendered:
 * the digits, the caret and the selection are those of the input, set so wide that each digit stands in its box.
 */
export function OtpInput(props: OtpInputProps) {
  const { label, length, description, error, ref } = props
  const field = useCodeField(props)
  const ids = fieldIds(useId())
  return (
    <div
      data-scope="otp-input"
      data-part="root"
      data-invalid={error ? true : undefined}
      data-busy={props.busy || undefined}
      className={props.className}
      style={{ ...props.style, '--sf-otp-input-length': length } as CSSProperties}
    >
      <label data-scope="otp-input" data-part="label" htmlFor={ids.control}>
        {label}
      </label>
      <FieldHint ids={ids}>{description}</FieldHint>
      <div data-scope="otp-input" data-part="room">
        <div data-scope="otp-input" data-part="frame">
          <div data-scope="otp-input" data-part="boxes" aria-hidden="true">
            {Array.from({ length }, (_, index) => (
              <span
                key={index}
                data-scope="otp-input"
                data-part="box"
                data-filled={index < props.value.length || undefined}
              />
            ))}
          </div>
          <input
            ref={ref}
            data-scope="otp-input"
            data-part="control"
            id={ids.control}
            name={props.name}
            {...field}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint="go"
            spellCheck={false}
            dir="ltr"
            translate="no"
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(ids, description, error)}
          />
        </div>
      </div>
      <FieldError ids={ids}>{error}</FieldError>
    </div>
  )
}
