import type { LeadFieldName } from '@krishi/storefront-core/forms'
import { useEffect, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { useEffectEvent } from '../react-compat.ts'
import { usePlainMessages } from '../i18n/index.ts'
import { OtpInput } from '../otp-input/index.ts'
import { Button } from '../primitives/button/index.ts'
import { rootOf, useRootRef } from '../root/index.ts'
import { LeadField } from './lead-field.tsx'
import { problemKey } from './lead-form-words.ts'
import type { LeadTexts } from './lead-form-words.ts'
import type { LeadFormProps, LeadOutcome } from './lead-form.types.ts'
import en from './messages/en.json'

/**
 * A form by which somebody asks to be called back: one column, errors in words beside their fields [33.1] [33.2] [33.4]. Renders a
 * `<form>`.
 */
export function LeadForm(props: LeadFormProps) {
  const { form, fields, missing, isGated = false, isSending = false, outcome } = props
  const t: LeadTexts = usePlainMessages('leadForm', en, props.messages)
  const element = useRootRef(props)
  useFocusProblem(element, props.problem?.field, props.attempt)
  const waits = isGated && missing !== null

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (!waits && !isSending) props.onSubmit()
  }

  function errorOf(name: LeadFieldName): string | undefined {
    const problem = props.problem ?? (isGated && isWholeNumber(props, name) ? missing : null)
    return problem?.field === name ? t(problemKey(form, problem)) : undefined
  }

  return (
    // Posted, should it ever be sent without a client: a number must not stand in an address.
    <form
      {...rootOf(props)}
      ref={element}
      method="post"
      data-scope="lead-form"
      data-part="root"
      noValidate
      onSubmit={submit}
    >
      {fields.map((field) => (
        <LeadField key={field.name} field={field} form={props} t={t} error={errorOf(field.name)} />
      ))}
      {form === 'car-lead' ? <UncheckedCode t={t} /> : null}
      <Outcome outcome={outcome} t={t} />
      <Button
        type="submit"
        tone="primary"
        width="full"
        pending={isSending}
        disabledReason={waits ? t(problemKey(form, missing)) : undefined}
        // The host validates: it does not send an incomplete form, and says what is missing.
        onHeldClick={waits ? props.onSubmit : undefined}
      >
        {t(form === 'sale-subscribe' ? 'subscribe' : 'submit')}
      </Button>
    </form>
  )
}

/** Whether a number has its ten digits, so that what is wrong with it can be said before the button is pressed [33.4]. */
function isWholeNumber({ fields, values }: LeadFormProps, name: LeadFieldName): boolean {
  const isPhone = fields.some((field) => field.name === name && field.kind === 'phone')
  return isPhone && (values[name] ?? '').length >= 10
}

/** Four boxes for a code that nobody checks [33.1]: what is written here stays here. */
function UncheckedCode({ t }: { readonly t: LeadTexts }) {
  const [code, setCode] = useState('')
  return (
    <OtpInput
      label={t('code')}
      description={t('codeHint')}
      length={4}
      value={code}
      onValueChange={setCode}
      name="code"
    />
  )
}

const outcomeKeys = {
  sent: 'sent',
  refused: 'refused',
  'not-sent': 'notSent',
  'no-answer': 'noAnswer',
  failed: 'failed',
} as const satisfies Record<LeadOutcome, keyof typeof en>

/** What became of the form. A refusal is told like a success, as the specification has it [33.3]. */
function Outcome({ outcome, t }: { readonly outcome: LeadOutcome | undefined; readonly t: LeadTexts }) {
  const isTaken = outcome === 'sent' || outcome === 'refused'
  const words = outcome && t(outcomeKeys[outcome])
  return (
    <>
      <p role="status" data-scope="lead-form" data-part="outcome" data-kind="success">
        {isTaken ? words : null}
      </p>
      <p role="alert" data-scope="lead-form" data-part="outcome" data-kind="failure">
        {isTaken ? null : words}
      </p>
    </>
  )
}

/** Moves the focus to the field that is missing, each time the shopper tries to send the form. */
function useFocusProblem(
  form: { readonly current: HTMLFormElement | null },
  field: LeadFieldName | undefined,
  attempt: number,
): void {
  const focusProblem = useEffectEvent(() => {
    const found = field === undefined ? null : form.current?.elements.namedItem(field)
    const control = found instanceof RadioNodeList ? found[0] : found
    if (!(control instanceof HTMLElement)) return
    control.focus({ preventScroll: true })
    control.scrollIntoView({ block: 'center' })
  })

  useEffect(() => {
    if (attempt > 0) focusProblem()
  }, [attempt])
}
