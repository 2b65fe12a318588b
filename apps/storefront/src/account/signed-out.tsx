import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { LinkButton } from '@krishi/storefront-ui/primitives/button'
import { EmptyState, FieldDrawing } from '@krishi/storefront-ui/primitives/empty-state'
import { usePaths } from '../shell/shop-context.ts'
import en from './messages/en.json'

/** Says that she is signed out, and what is gone [03.8]. */
export function SignedOut() {
  const t = useWidgetMessages('account', en)
  const paths = usePaths()
  return (
    <EmptyState
      as="h1"
      drawing={<FieldDrawing />}
      title={t('signedOutTitle')}
      action={
        <div className="account-ways">
          <LinkButton tone="primary" href={paths.home}>
            {t('continueShopping')}
          </LinkButton>
          <LinkButton tone="secondary" href={paths.signIn(paths.to('/address'))}>
            {t('signInAgain')}
          </LinkButton>
        </div>
      }
    >
      <p>{t('signedOutText')}</p>
    </EmptyState>
  )
}
