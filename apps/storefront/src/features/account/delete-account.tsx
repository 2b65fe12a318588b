import { readOtp } from '@krishi/storefront-core/auth'
import { useAccountDeletion } from '@krishi/storefront-hooks/auth'
import type { AccountDeletionView } from '@krishi/storefront-hooks/auth'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { OtpInput } from '@krishi/storefront-ui/otp-input'
import { Button } from '@krishi/storefront-ui/primitives/button'
import { DevelopmentCode, ResendCode, SendFailure } from '@krishi/storefront-ui/sign-in'
import signInTexts from '@krishi/storefront-ui/sign-in/messages/en.json'
import { useEffect, useRef } from 'react'
import { failureWords } from './failure-words.ts'
import { forgetAll, reloadSignedOut } from './signed-out-page-state.ts'
import en from './messages/en.json'
import '../../styles/delete-account.css'

/** Props of the question whether an account is to be deleted. */
interface DeleteAccountProps {
  /** The account's own number. */
  readonly mobileNumber: string
  readonly onKeep: () => void
}

/**
 * Leaving for good [03.11]: what is deleted and what stays, a code to the account's own number, and a button that says what it
 * does. It is loaded as overlays are.
 */
export default function DeleteAccount({ mobileNumber, onKeep }: DeleteAccountProps) {
  const t = useWidgetMessages('account', en)
  const texts = useWidgetMessages('signIn', signInTexts)
  const { step, busy, code, codeLength, codeProblem, resend, sendProblem, developmentCode, send, setCode, remove } =
    useAccountDeletion(mobileNumber)
  const wordsOf = useCodeWords()
  const field = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => (step === 'code' ? field.current?.focus() : heading.current?.focus()), [step])
  useEffect(() => {
    if (codeProblem) field.current?.focus()
  }, [codeProblem])

  async function leave(): Promise<void> {
    const end = await remove()
    if (end === null) return
    forgetAll()
    reloadSignedOut(end)
  }

  return (
    <form
      className="delete-account"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void (step === 'begin' ? send() : leave())
      }}
    >
      <h3 ref={heading} tabIndex={-1}>
        {t('deleteTitle')}
      </h3>
      <p>{t('deleteText')}</p>
      {step === 'begin' ? null : (
        <OtpInput
          ref={field}
          name="otpCode"
          label={texts('code')}
          description={t('deleteCodeHint', { length: codeLength, number: mobileNumber })}
          value={code}
          length={codeLength}
          readCode={readOtp}
          error={codeProblem === null ? undefined : wordsOf(codeProblem)}
          busy={busy === 'deleting'}
          onValueChange={setCode}
        />
      )}
      <SendFailure problem={sendProblem ?? undefined} t={texts} />
      <DevelopmentCode code={developmentCode ?? undefined} onFill={setCode} t={texts} />
      {resend === null ? null : (
        <ResendCode
          resend={resend}
          pending={busy === 'sending'}
          fieldRef={field}
          onResend={() => void send()}
          t={texts}
        />
      )}
      <DeletionWays step={step} busy={busy} onKeep={onKeep} />
    </form>
  )
}

/** What is said of a code that did not delete the account. */
function useCodeWords() {
  const t = useWidgetMessages('account', en)
  const texts = useWidgetMessages('signIn', signInTexts)
  return (problem: NonNullable<AccountDeletionView['codeProblem']>) => {
    if (problem === 'refused') return t('deleteCodeRefused')
    return problem === 'invalid' ? texts('pleaseEnterValidOtp') : t(failureWords.deletion[problem])
  }
}

/** Keep the account, or go on: the second button says what it does. */
function DeletionWays({
  step,
  busy,
  onKeep,
}: Pick<AccountDeletionView, 'step' | 'busy'> & Pick<DeleteAccountProps, 'onKeep'>) {
  const t = useWidgetMessages('account', en)
  const texts = useWidgetMessages('signIn', signInTexts)
  return (
    <div className="account-ways">
      <Button tone="secondary" onClick={onKeep}>
        {t('keepAccount')}
      </Button>
      {step === 'begin' ? (
        <Button type="submit" pending={busy === 'sending'}>
          {texts('send')}
        </Button>
      ) : (
        <Button type="submit" tone="danger" pending={busy !== 'none'}>
          {t('deleteForGood')}
        </Button>
      )}
    </div>
  )
}
