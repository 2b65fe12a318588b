import { useState } from 'react'
import { usePlainMessages } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { Checkbox } from '../primitives/checkbox/index.ts'
import { useFocusHandover } from '../primitives/focus-handover/index.ts'
import type { AddressFormProps } from './address-form.tsx'
import type { RememberChoiceView } from './address-form.types.ts'
import en from './messages/en.json'

interface RememberChoiceProps extends RememberChoiceView {
  readonly messages: AddressFormProps['messages'] | undefined
}

/** Whether the device remembers a guest's address, for how long, and the way to make it forget [28.10]. Renders a `<div>`. */
export function RememberChoice({ keptDays = null, onForget, messages, ...choice }: RememberChoiceProps) {
  const t = usePlainMessages('addressForm', en, messages)
  const [isForgotten, setForgotten] = useState(false)
  const { heirRef, onFocus, onBlur } = useFocusHandover<HTMLInputElement>(onForget === undefined)

  function forget(): void {
    onForget?.()
    setForgotten(true)
  }

  return (
    <div data-scope="address-form" data-part="remember" onFocus={onFocus} onBlur={onBlur}>
      <Checkbox
        ref={heirRef}
        name="remember"
        label={t('remember')}
        hint={keptDays === null ? t('rememberHint') : t('rememberDays', { days: keptDays })}
        {...choice}
      />
      {onForget ? (
        <Button tone="quiet" size="sm" onClick={forget}>
          {t('forget')}
        </Button>
      ) : null}
      <p data-scope="address-form" data-part="forgotten" role="status">
        {isForgotten && !onForget ? t('forgotten') : null}
      </p>
    </div>
  )
}
