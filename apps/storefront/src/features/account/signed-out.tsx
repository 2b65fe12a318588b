import type { AccountEnd } from '@krishi/storefront-hooks/auth'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { LinkButton } from '@krishi/storefront-ui/primitives/button'
import { EmptyState, FieldDrawing } from '@krishi/storefront-ui/primitives/empty-state'
import { usePaths } from '../../shell/shop-context.ts'
import en from './messages/en.json'

/** Says that the shopper is signed out or the account is deleted, and what is gone [03.8, 03.11]. */
export function SignedOut({ leaving }: { readonly leaving: AccountEnd }) {
  const t = useWidgetMessages('account', en)
  const paths = usePaths()
  const isDeleted = leaving === 'deleted'
  return (
    <EmptyState
      as="h1"
      drawing={<FieldDrawing />}
      title={t(isDeleted ? 'deletedTitle' : 'signedOutTitle')}
      action={
        <div className="account-ways">
          <LinkButton tone="primary" href={paths.home}>
            {t('continueShopping')}
          </LinkButton>
          {isDeleted ? null : (
            <LinkButton tone="secondary" href={paths.signIn(paths.to('/address'))}>
              {t('signInAgain')}
            </LinkButton>
          )}
        </div>
      }
    >
      <p>{t(isDeleted ? 'deletedText' : 'signedOutText')}</p>
    </EmptyState>
  )
}
