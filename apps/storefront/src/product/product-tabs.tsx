import { SectionTabs } from '@krishi/storefront-ui/section-tabs'
import type { SectionName } from '@krishi/storefront-ui/section-tabs'
import { usePageProduct } from './use-page-product.ts'

const always: readonly SectionName[] = ['details', 'explore', 'reviews']
const withQuestions: readonly SectionName[] = [...always, 'faqs']

/** The bar that leads to the parts of the page [15.1]. A lazy island. */
export default function ProductTabs() {
  const product = usePageProduct()
  return <SectionTabs sections={product && product.faqs.length > 0 ? withQuestions : always} />
}
