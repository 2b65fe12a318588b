import { OtpInput } from '../otp-input/index.ts'
import { Button } from '../primitives/button/index.ts'
import { DevelopmentCode } from './development-code.tsx'
import { formatMobileNumber } from './format-mobile-number.ts'
import { ResendCode } from './resend-code.tsx'
import { SendFailure } from './send-failure.tsx'
import type { StepFormProps } from './sign-in-steps.tsx'

/** The code that was sent, and what to do when it does not come [32.2] [32.3]. */
export function CodeStep(props: StepFormProps) {
  const { facts, readCode, error, fieldRef, submitWith, onCodeChange, onVerify, t } = props
  return (
    // Posted, should it ever be sent without a client: a code must not stand in an address.
    <form
      data-scope="sign-in"
      data-part="form"
      method="post"
      action={props.action}
      noValidate
      onSubmit={submitWith(onVerify)}
    >
      <div data-scope="sign-in" data-part="sent">
        <p>{t('sentTo', { number: formatMobileNumber(facts) })}</p>
        <Button tone="quiet" size="sm" onClick={props.onEditNumber}>
          {t('changeNumber')}
        </Button>
      </div>
      <input type="hidden" name="mobileNumber" value={facts.mobileNumber} />
      <OtpInput
        ref={fieldRef}
        name="otpCode"
        label={t('code')}
        description={t('codeHint', { length: facts.codeLength })}
        value={facts.code}
        length={facts.codeLength}
        readCode={readCode}
        error={error}
        busy={facts.busy === 'verifying'}
        onValueChange={onCodeChange}
      />
      <DevelopmentCode code={facts.developmentCode} onFill={onCodeChange} t={t} />
      <Button type="submit" width="full" pending={facts.busy === 'verifying'}>
        {t('verify')}
      </Button>
      <SendFailure problem={facts.busy === 'none' ? facts.sendError : undefined} t={t} />
      <ResendCode
        resend={facts.resend}
        pending={facts.busy === 'sending'}
        fieldRef={fieldRef}
        onResend={props.onResend}
        t={t}
      />
    </form>
  )
}
