import { EmptyState } from '@krishi/storefront-ui/primitives/empty-state'
import { LinkButton } from '@krishi/storefront-ui/primitives/button'
import { useHostMessages } from '../messages/host-messages.ts'
import type { PageModule } from '../routes/page.ts'
import { usePaths } from '../shell/shop-context.ts'

function ComingPage() {
  const t = useHostMessages()
  const paths = usePaths()
  return (
    <EmptyState
      as="h1"
      title={t('comingTitle')}
      action={
        <LinkButton tone="primary" href={paths.home}>
          {t('continueShopping')}
        </LinkButton>
      }
    >
      <p>{t('comingText')}</p>
    </EmptyState>
  )
}

/** A page that the shop will have and does not have yet; it says so. */
export const page: PageModule = {
  Component: ComingPage,
  head: ({ t }) => ({ title: t('comingTitle'), description: t('comingText') }),
}
