import { CompareWidget } from '@krishi/storefront-widgets/compare'
import type { PageModule } from '../shell/page.ts'
import { usePaths } from '../shell/shop-context.ts'
import en from './messages/en.json'
import '../styles/compare.css'

function ComparePage() {
  const paths = usePaths()
  return (
    <div className="lazy-page">
      <CompareWidget productHref={paths.product} shopHref={paths.home} />
    </div>
  )
}

/** The products that are compared on this device. */
export const page: PageModule = {
  Component: ComparePage,
  head: ({ textsOf }) => ({ title: textsOf('pages', en)('compareTitle') }),
}
