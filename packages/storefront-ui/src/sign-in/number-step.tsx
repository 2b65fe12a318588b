import { editPhone, normalizePhone } from '@krishi/storefront-core/digits'
import { useEffect } from 'react'
import { useEffectEvent } from '../react-compat.ts'
import { Button } from '../primitives/button/index.ts'
import { TextField } from '../primitives/field/index.ts'
import { SendFailure } from './send-failure.tsx'
import type { StepFormProps } from './sign-in-steps.tsx'

/** The shopper's number: ten digits of any script, with what people write before them taken off [32.1]. */
export function NumberStep(props: StepFormProps) {
  const { facts, error, fieldRef, submitWith, onMobileNumberChange, onSend, t } = props
  const passOnEarlyText = useEffectEvent(() => {
    // Text typed before hydration is in the field but not in the state yet.
    const typed = normalizePhone(fieldRef.current?.value ?? '')
    if (typed !== facts.mobileNumber) onMobileNumberChange(typed)
  })
  useEffect(() => passOnEarlyText(), [])

  return (
    // Posted, should it ever be sent without a client: a number must not stand in an address.
    <form
      data-scope="sign-in"
      data-part="form"
      method="post"
      action={props.action}
      noValidate
      onSubmit={submitWith(onSend)}
    >
      {props.children ? (
        <div data-scope="sign-in" data-part="intro">
          {props.children}
        </div>
      ) : null}
      <TextField
        ref={fieldRef}
        name="mobileNumber"
        label={t('mobileNumber')}
        hint={t('mobileHint')}
        prefix="+91"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        enterKeyHint="send"
        required
        error={error}
        value={facts.mobileNumber}
        shape={(text) => editPhone(text, facts.mobileNumber)}
        onValueChange={onMobileNumberChange}
      />
      <SendFailure problem={facts.busy === 'none' ? facts.sendError : undefined} t={t} />
      <Button type="submit" width="full" pending={facts.busy === 'sending'}>
        {t('send')}
      </Button>
    </form>
  )
}
