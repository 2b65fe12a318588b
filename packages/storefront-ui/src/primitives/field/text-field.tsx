import { useId } from 'react'
import type { ChangeEvent, InputHTMLAttributes, ReactNode, Ref } from 'react'
import { usePlainMessages } from '../../i18n/index.ts'
import type { MessageOverrides } from '../../i18n/index.ts'
import type { RootProps } from '../../root/index.ts'
import { FieldError, FieldHint, describedBy, fieldIds } from './field-parts.tsx'
import en from './messages/en.json'
import { reshape } from './reshape.ts'

type Passed =
  | 'id'
  | 'name'
  | 'inputMode'
  | 'list'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'enterKeyHint'
  | 'placeholder'
  | 'readOnly'
  | 'spellCheck'
  | 'lang'
  | 'dir'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'onPaste'
  | 'onCompositionStart'
  | 'onCompositionEnd'

/** Props of a text field. There is no `maxLength`: it cuts a pasted "+91 98765 43210"; `shape` what is typed. */
export interface TextFieldProps
  extends Pick<InputHTMLAttributes<HTMLInputElement & HTMLTextAreaElement>, Passed>, Omit<RootProps, 'ref'> {
  label: ReactNode
  value?: string
  defaultValue?: string
  /** Called at every change with the whole text, as it was shaped. */
  onValueChange?: (value: string) => void
  /** What the control keeps of what is typed, such as digits alone. The caret stays beside what it stood at. */
  shape?: ((typed: string) => string) | undefined
  /** Shown between label and control: what to write, or where the value came from. */
  hint?: ReactNode
  /** What is wrong, as a sentence; marks the field as invalid. */
  error?: string | undefined
  /** Announced as required. The browser's own bubbles stay out of it. @default false */
  required?: boolean
  /** Says "(optional)" after the label. @default false */
  optional?: boolean
  /** Fixed words at the start of the control, such as "+91". */
  prefix?: string
  /** Something at its end, such as a button that clears it. */
  suffix?: ReactNode
  /** @default 'text' */
  type?: 'text' | 'tel' | 'email' | 'search' | 'password' | 'url' | 'date' | 'number'
  /** Several lines: renders a `<textarea>`. @default false */
  multiline?: boolean
  /** Lines of a `<textarea>`. @default 3 */
  rows?: number
  messages?: MessageOverrides<typeof en> | undefined
  /** Gets the control, for the focus and for libraries of forms. */
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement> | undefined
}

/** One value in words: label above, hint and error beside it. Renders a `<div>` around an `<input>` or `<textarea>`. */
export function TextField(props: TextFieldProps) {
  const { label, value, defaultValue, onValueChange, hint, error, required, optional, prefix, suffix, ...rest } = props
  const { type = 'text', multiline = false, rows = 3, shape, messages, id, className, style, ...control } = rest
  const t = usePlainMessages('field', en, messages)
  const ownId = useId()
  const ids = fieldIds(id ?? ownId)
  const shared = {
    ...control,
    'data-scope': 'field',
    'data-part': 'control',
    id: ids.control,
    value,
    defaultValue,
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(ids, hint, error),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (shape) reshape(target, shape)
      onValueChange?.(target.value)
    },
  }
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
        {optional ? (
          <span data-scope="field" data-part="optional" lang={t.lang('optional')}>
            {' '}
            {t('optional')}
          </span>
        ) : null}
      </label>
      <FieldHint ids={ids}>{hint}</FieldHint>
      <div data-scope="field" data-part="box">
        {prefix ? (
          <span data-scope="field" data-part="prefix">
            {prefix}
          </span>
        ) : null}
        {multiline ? <textarea rows={rows} {...shared} /> : <input type={type} {...shared} />}
        {suffix}
      </div>
      <FieldError ids={ids}>{error}</FieldError>
    </div>
  )
}
