import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { LinkButton } from '@krishi/storefront-ui/primitives/button'
import { EmptyState, FieldDrawing } from '@krishi/storefront-ui/primitives/empty-state'
import type { PageModule, PageProps } from '../shell/page.ts'
import { usePageAddress } from '../shell/page-address.ts'
import en from './messages/en.json'

function FailedPage({ search }: PageProps) {
  const t = useWidgetMessages('pages', en)
  const { pathname } = usePageAddress()
  return (
    <EmptyState
      as="h1"
      drawing={<FieldDrawing />}
      title={t('failedTitle')}
      action={
        <LinkButton
          tone="primary"
          href={search === '' ? pathname : `${pathname}?${search}`}
          onClick={(event) => {
            // To the router it is the page that is shown already.
            event.preventDefault()
            location.reload()
          }}
        >
          {t('tryAgain')}
        </LinkButton>
      }
    >
      <p>{t('failedText')}</p>
    </EmptyState>
  )
}

/** What stands at an address of which the server could read nothing; another try needs no script. */
export const page: PageModule = {
  Component: FailedPage,
  head: ({ textsOf }) => ({ title: textsOf('pages', en)('failedTitle') }),
}
