import type { AccountDeletionView } from '@krishi/storefront-hooks/auth'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { Button } from '@krishi/storefront-ui/primitives/button'
import signInTexts from '@krishi/storefront-ui/sign-in/messages/en.json'

/** About the codes of a deletion: why none was sent, the one of a shop that sends none, and the way to another one. */
export function DeletionCodes({ busy, resend, sendProblem, developmentCode, send, setCode }: AccountDeletionView) {
  const texts = useWidgetMessages('signIn', signInTexts)
  return (
    <>
      <p className="deliver-failure" role="alert">
        {sendProblem && texts(sendProblem === 'failed' ? 'unableToSendOtp' : 'tooManyCodes')}
      </p>
      {developmentCode === null ? null : (
        <div className="delete-account-code">
          <p>{texts('testShop', { code: developmentCode })}</p>
          <Button tone="secondary" size="sm" onClick={() => setCode(developmentCode)}>
            {texts('fillIn')}
          </Button>
        </div>
      )}
      {resend?.status === 'ready' ? (
        <Button tone="quiet" size="sm" pending={busy === 'sending'} onClick={() => void send()}>
          {texts('resend')}
        </Button>
      ) : null}
      {resend?.status === 'waiting' ? <p>{texts('resendIn', { seconds: resend.seconds })}</p> : null}
      {resend?.status === 'spent' ? <p>{texts('maximumRetriesLimit')}</p> : null}
    </>
  )
}
