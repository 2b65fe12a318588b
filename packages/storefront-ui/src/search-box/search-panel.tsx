import type { ReactNode, RefObject } from 'react'
import type { Translate } from '../i18n/index.ts'
import { ErrorNotice } from '../primitives/error-notice/index.ts'
import { Skeleton } from '../primitives/skeleton/index.ts'
import { VisuallyHidden } from '../primitives/visually-hidden/index.ts'
import type en from './messages/en.json'
import type { SearchBoxIntents, SearchBoxVariant, SearchBoxView } from './search-box.types.ts'
import { SearchResults } from './search-results.tsx'
import type { SearchStage } from './search-stage.ts'
import { SearchStart } from './search-start.tsx'

/** The texts of a search box. */
export type SearchWords = Translate<keyof typeof en>

/** Props of the inside of the panel. */
export interface SearchPanelProps extends SearchBoxIntents {
  variant: SearchBoxVariant
  view: SearchBoxView
  lead?: ReactNode
  stage: SearchStage
  listId: string
  listRef: RefObject<HTMLDivElement | null>
  t: SearchWords
  onFocusField: () => void
}

const skeletonRows = 5

/** What the panel of a search box holds, and the one region that says how the search goes. Renders a fragment. */
export function SearchPanel(props: SearchPanelProps) {
  const { stage, t } = props
  return (
    <>
      <div data-scope="search-box" data-part="status" role="status">
        <VisuallyHidden>{statusOf(props)}</VisuallyHidden>
      </div>
      {stage === 'start' ? props.lead : null}
      {stage === 'start' ? <SearchStart {...props} /> : null}
      {stage === 'results' ? <SearchResults {...props} /> : null}
      {stage === 'loading' ? <LoadingRows /> : null}
      {stage === 'nothing' ? (
        <div data-scope="search-box" data-part="nothing">
          <p data-scope="search-box" data-part="title">
            {t(props.variant === 'products' ? 'noProducts' : 'noArticles')}
          </p>
          <p>{t('nothingHint')}</p>
        </div>
      ) : null}
      {stage === 'failed' ? <FailedSearch {...props} /> : null}
    </>
  )
}

function LoadingRows() {
  return (
    <div data-scope="search-box" data-part="loading" aria-hidden="true">
      {Array.from({ length: skeletonRows }, (_, row) => (
        <div key={row} data-scope="search-box" data-part="row">
          <span data-scope="search-box" data-part="tile" />
          <span data-scope="search-box" data-part="words">
            <Skeleton lines={2} />
          </span>
        </div>
      ))}
      <div data-scope="search-box" data-part="all" />
    </div>
  )
}

function FailedSearch({ variant, view, t, onRetry, onFocusField }: SearchPanelProps) {
  return (
    <ErrorNotice
      title={t(variant === 'products' ? 'failedProducts' : 'failedArticles')}
      onRetry={() => {
        // The button is removed with the notice, so focus returns to the field.
        onFocusField()
        onRetry()
      }}
    >
      {view.offline ? t('offline') : null}
    </ErrorNotice>
  )
}

/** What a screen reader hears. A failure speaks for itself, and terms to choose from are no news. */
function statusOf({ stage, variant, view, t }: SearchPanelProps): string {
  if (stage === 'loading') return t('loading')
  if (stage === 'nothing') return t(variant === 'products' ? 'noProducts' : 'noArticles')
  if (stage !== 'results') return ''
  const found = t(variant === 'products' ? 'foundProducts' : 'foundArticles', { count: view.items.length })
  return view.nearTo ? `${t('nearProducts', { term: view.nearTo })} ${found}` : found
}
