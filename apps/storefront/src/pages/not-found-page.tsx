import { EmptyState } from '@krishi/storefront-ui/primitives/empty-state'
import { LinkButton } from '@krishi/storefront-ui/primitives/button'
import { useHostMessages } from '../messages/host-messages.ts'
import type { PageModule } from '../routes/page.ts'
import { usePaths } from '../shell/shop-context.ts'

function NotFoundPage() {
  const t = useHostMessages()
  const paths = usePaths()
  return (
    <EmptyState
      as="h1"
      title={t('notFoundTitle')}
      action={
        <LinkButton tone="primary" href={paths.home}>
          {t('goHome')}
        </LinkButton>
      }
    >
      <p>{t('notFoundText')}</p>
    </EmptyState>
  )
}

/** An address that the shop does not have [05.1]. */
export const page: PageModule = {
  Component: NotFoundPage,
  head: ({ t }) => ({ title: t('notFoundTitle') }),
}
