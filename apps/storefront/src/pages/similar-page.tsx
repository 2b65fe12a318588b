import { productOptions, useProduct } from '@krishi/storefront-hooks/catalog'
import { similarOptions } from '@krishi/storefront-hooks/related'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { LinkButton } from '@krishi/storefront-ui/primitives/button'
import { EmptyState, SearchDrawing } from '@krishi/storefront-ui/primitives/empty-state'
import { ErrorNotice } from '@krishi/storefront-ui/primitives/error-notice'
import { Skeleton } from '@krishi/storefront-ui/primitives/skeleton'
import { SimilarProductsWidget } from '@krishi/storefront-widgets/similar-products'
import type { PageModule, PageProps } from '../shell/page.ts'
import { prefetchStatus } from '../shell/prefetch-status.ts'
import { parsePageNo } from '@krishi/storefront-core/listing'
import { Breadcrumb } from '../shell/breadcrumb.tsx'
import { usePaths } from '../shell/shop-context.ts'
import en from '../features/similar/messages/en.json'
import { similarPath } from '../features/similar/paths.ts'
import { prefetchPart } from '../shell/prefetch-part.ts'
import '../styles/shop-window.css'
import '../styles/similar.css'

function SimilarPage({ params, search }: PageProps) {
  const t = useWidgetMessages('similar', en)
  const paths = usePaths()
  const handle = params['handle'] ?? ''
  const remote = useProduct(handle)
  if (remote.status === 'loading') return <Skeleton lines={8} />
  if (remote.status === 'failed') return <ErrorNotice onRetry={remote.retry} />
  const { productId, productName, category } = remote.value
  const title = t('pageTitle', { product: productName.text })
  const more = (
    <LinkButton href={paths.collection(category.handle)}>
      {t('emptyAction', { category: category.name.text })}
    </LinkButton>
  )
  return (
    <div className="similar-page">
      <Breadcrumb steps={[{ name: productName, href: paths.product(handle) }]} current={t('title')} />
      <h1 tabIndex={-1}>{title}</h1>
      <SimilarProductsWidget
        productId={productId}
        title={title}
        firstPage={parsePageNo(search)}
        priorityCount={2}
        formAction={paths.cartForm}
        productHref={paths.product}
        pageHref={(pageNo) => similarPath(paths, { handle, productId }, pageNo)}
        empty={<EmptyState as="p" drawing={<SearchDrawing />} title={t('empty')} action={more} />}
      />
    </div>
  )
}

/** The products that are like one, ten a page [17.4]. Its handle says which; the `id` beside it is for other clients. */
export const page: PageModule = {
  Component: SimilarPage,
  async prefetch({ ports, queryClient, locale, params, search }) {
    const product = productOptions(ports, { handle: params['handle'] ?? '', locale })
    const status = await prefetchStatus(queryClient.query(product))
    const productId = queryClient.getQueryData(product.queryKey)?.productId
    if (productId === undefined) return status
    const similar = similarOptions(ports, { productId, locale, firstPage: parsePageNo(search) })
    await prefetchPart(queryClient.infiniteQuery(similar))
    return status
  },
  head: async (context) => (await import('../features/head/heads.ts')).similarHead(context),
}
