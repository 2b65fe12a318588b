import { EmptyState, FieldDrawing } from '@krishi/storefront-ui/primitives/empty-state'
import { LinkButton } from '@krishi/storefront-ui/primitives/button'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import en from './messages/en.json'
import type { PageModule } from '../routes/page.ts'
import { usePaths } from '../shell/shop-context.ts'

/** Says that the shop will have this, and does not have it yet. */
export function Coming() {
  const t = useWidgetMessages('pages', en)
  const paths = usePaths()
  return (
    <EmptyState
      as="h1"
      drawing={<FieldDrawing />}
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
  Component: Coming,
  head: ({ textsOf }) => {
    const t = textsOf('pages', en)
    return { title: t('comingTitle'), description: t('comingText') }
  },
}
