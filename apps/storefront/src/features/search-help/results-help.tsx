import { readSearchTerm } from '@krishi/storefront-core/catalog'
import { parsePageNo } from '@krishi/storefront-core/listing'
import { useFoundProducts } from '@krishi/storefront-hooks/search'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { EmptyState, SearchDrawing } from '@krishi/storefront-ui/primitives/empty-state'
import { usePageAddress } from '../../shell/page-address.ts'
import en from './messages/en.json'
import { ResultsWays } from './results-ways.tsx'

/** What helps where nothing was found, only the nearest was, or nothing was asked. A lazy island. */
export default function ResultsHelp() {
  const { params, search } = usePageAddress()
  const term = readSearchTerm(params['term'] ?? '')
  return term === '' ? <Help says="noTerm" term={term} /> : <HelpOf term={term} firstPage={parsePageNo(search)} />
}

function HelpOf({ term, firstPage }: { readonly term: string; readonly firstPage: number }) {
  const { isNear } = useFoundProducts({ term, firstPage })
  // The nearest stand above, and the page has said that nothing else was found.
  return isNear ? <ResultsWays term={term} /> : <Help says="noProducts" term={term} />
}

function Help({ says, term }: { readonly says: 'noTerm' | 'noProducts'; readonly term: string }) {
  const t = useWidgetMessages('searchHelp', en)
  return (
    <div className="results-help">
      <EmptyState as="p" drawing={<SearchDrawing />} title={t(says)}>
        <p>{t('hint')}</p>
      </EmptyState>
      <ResultsWays term={term} />
    </div>
  )
}
