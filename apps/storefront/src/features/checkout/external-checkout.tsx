import { useExternalCheckout } from '@krishi/storefront-hooks/checkout'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { ErrorNotice } from '@krishi/storefront-ui/primitives/error-notice'
import { useEffect, useEffectEvent } from 'react'
import { redirectToExternalCheckout } from './redirect-to-external-checkout.ts'
import en from './messages/en.json'
import { useAgreeFirst } from './use-agree-first.ts'

/** Leaves for the external checkout, or says why that cannot be and offers another try [29.3]; the terms are agreed to first. */
export function ExternalCheckout() {
  const t = useWidgetMessages('checkout', en)
  const { problem, retry } = useExternalCheckout(redirectToExternalCheckout)
  const isConsentNeeded = problem === 'external/consent-needed'
  const agreeFirst = useEffectEvent(useAgreeFirst())
  useEffect(() => {
    if (isConsentNeeded) agreeFirst({ replace: true })
  }, [isConsentNeeded])

  return (
    <>
      <h1>{t('checkoutTitle')}</h1>
      {problem === null || isConsentNeeded ? (
        <p role="status">{t('leavingForCheckout')}</p>
      ) : (
        <ErrorNotice
          title={problem === 'external/unable-to-authorize' ? t('unableToAuthorize') : t('unableToProceed')}
          onRetry={retry}
        />
      )}
    </>
  )
}
