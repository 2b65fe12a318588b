import { readSearchTerm } from '@krishi/storefront-core/catalog'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { EmptyState, SearchDrawing } from '@krishi/storefront-ui/primitives/empty-state'
import { usePageAddress } from '../shell/page-address.ts'
import en from './messages/en.json'
import ResultsWays from './results-ways.tsx'

/** What helps where nothing was found, or nothing was asked. Renders a `<div>`. An island. */
export default function ResultsHelp() {
  const t = useWidgetMessages('search', en)
  const { params } = usePageAddress()
  const isAsked = readSearchTerm(params['term'] ?? '') !== ''
  return (
    <div className="results-help">
      <EmptyState as="p" drawing={<SearchDrawing />} title={t(isAsked ? 'noProducts' : 'noTerm')}>
        <p>{t('hint')}</p>
      </EmptyState>
      <ResultsWays />
    </div>
  )
}
