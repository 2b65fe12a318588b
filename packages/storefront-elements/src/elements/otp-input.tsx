import { digitsOnly } from '@krishi/storefront-core/digits'
import { OtpInput } from '@krishi/storefront-ui/otp-input'
import { useOtpWords } from '@krishi/storefront-ui/otp-input/words'
import { useRef, useState } from 'react'
import texts from 'virtual:texts/otp-input'
import type { FormElement } from '../loader/form-element.ts'
import type { ElementModule, ElementViewProps } from '../runtime/element-module.ts'
import { FormFields } from '../runtime/form-fields.tsx'
import { useFormField } from '../runtime/use-form-field.ts'
import { tell } from '../shop/tell.ts'

/** How many digits a code has: 4 to 8, and 4 where the element does not say. */
function readLength(host: HTMLElement): number {
  const length = Number(host.getAttribute('length'))
  return [5, 6, 7, 8].includes(length) ? length : 4
}

/** A code from a message, as a field of the page's form. What is typed is the `value` of the element. */
function View({ host }: ElementViewProps<FormElement>) {
  const length = readLength(host)
  const words = useOtpWords(length)
  const control = useRef<HTMLInputElement>(null)
  const [isRefused, setRefused] = useState(false)
  const value = digitsOnly(host.getAttribute('value') ?? '', length)
  const problem = value.length < length ? words.incomplete : ''

  function change(code: string): void {
    host.setAttribute('value', code)
    tell(host, 'krishi-code-change', { code, isComplete: code.length === length })
  }

  useFormField(host, {
    ...{ value, problem },
    findAnchor: () => control.current,
    onRefused: () => setRefused(true),
    onReset() {
      setRefused(false)
      host.removeAttribute('value')
    },
    onTyped(typed) {
      const [code = ''] = Object.values(typed)
      if (value === '' && code !== '') change(digitsOnly(code, length))
    },
  })

  return (
    <FormFields host={host}>
      <OtpInput
        ref={control}
        label={host.getAttribute('label') ?? words.label}
        description={words.hint}
        value={value}
        length={length}
        error={isRefused ? problem : undefined}
        onValueChange={change}
      />
    </FormFields>
  )
}

export default { View, texts } satisfies ElementModule<FormElement>
