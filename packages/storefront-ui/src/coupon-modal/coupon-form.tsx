import type { SyntheticEvent } from 'react'
import type { Translate } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { TextField } from '../primitives/field/index.ts'
import { cutToCode } from './coupon-code.ts'
import type en from './messages/en.json'

interface CouponFormProps {
  readonly typed: string
  /** The code that is meant by what is typed; empty where there is none. */
  readonly code: string
  readonly pending: boolean
  readonly error: string | undefined
  readonly onType: (typed: string) => void
  readonly onApply: (code: string) => void
  readonly t: Translate<keyof typeof en>
}

/**
 * The box for a code. The style sheet shows capitals and the text stays as it is typed: a value that is changed under the
 * caret moves it, and doubles letters on keyboards that compose words. An empty box cannot be applied [26.1].
 */
export function CouponForm({ typed, code, pending, error, onType, onApply, t }: CouponFormProps) {
  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    onApply(code)
  }

  return (
    <form data-scope="coupon-modal" data-part="form" noValidate onSubmit={submit}>
      <TextField
        label={t('code')}
        value={typed}
        onValueChange={(text) => onType(cutToCode(text))}
        error={error}
        autoCapitalize="characters"
        autoComplete="off"
        enterKeyHint="go"
        spellCheck={false}
        suffix={
          <Button type="submit" pending={pending} disabledReason={code === '' ? t('codeMissing') : undefined}>
            {t('apply')}
          </Button>
        }
      />
    </form>
  )
}
