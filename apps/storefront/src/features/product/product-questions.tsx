import { FaqList } from '@krishi/storefront-ui/faq-list'
import { usePageProduct } from './use-page-product.ts'

/** What farmers ask about it [15.14]. A lazy island. */
export default function ProductQuestions() {
  const product = usePageProduct()
  if (product === null || product.faqs.length === 0) return null
  return (
    <div id="faqs">
      <FaqList questions={product.faqs} />
    </div>
  )
}
