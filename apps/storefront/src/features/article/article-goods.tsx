import { useArticle } from '@krishi/storefront-hooks/community'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { FoundStripWidget } from '@krishi/storefront-widgets/product-listing'
import { usePageAddress } from '../../shell/page-address.ts'
import { usePaths } from '../../shell/shop-context.ts'
import en from './messages/en.json'

/** The goods that the article of the page speaks of, found by its words [34.7]. A lazy island. */
export default function ArticleGoods() {
  const t = useWidgetMessages('article', en)
  const paths = usePaths()
  const remote = useArticle(usePageAddress().params['slug'] ?? '')
  const term = remote.status === 'ready' ? remote.value.goods : undefined
  if (term === undefined) return null
  return (
    <FoundStripWidget
      term={term}
      title={t('goods')}
      titleLang={t.lang('goods')}
      allHref={paths.searchTerm(term)}
      formAction={paths.cartForm}
      productHref={paths.product}
    />
  )
}
