import { EmptyState, FieldDrawing } from '@krishi/storefront-ui/primitives/empty-state'
import { LinkButton } from '@krishi/storefront-ui/primitives/button'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import en from './messages/en.json'
import type { PageModule } from '../shell/page.ts'
import { usePaths } from '../shell/shop-context.ts'

function NotFoundPage() {
  const t = useWidgetMessages('pages', en)
  const paths = usePaths()
  return (
    <EmptyState
      as="h1"
      drawing={<FieldDrawing />}
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
  head: ({ textsOf }) => {
    const t = textsOf('pages', en)
    return { title: t('notFoundTitle') }
  },
}
