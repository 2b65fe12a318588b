import { splitLocalePath } from '@krishi/storefront-core/locale'
import { LeadFormWidget } from '@krishi/storefront-widgets/lead-form'
import { usePageAddress } from '../../shell/page-address.ts'
import { leadPageOf } from './lead-pages.ts'

/** Longer than the name of any product. */
const longestName = 300

/** The form of the page, with the product that led to it. An island: what is typed before its code is here stays. */
export default function LeadFormIsland() {
  const { pathname, search } = usePageAddress()
  const { form } = leadPageOf(splitLocalePath(pathname).path)
  const product = new URLSearchParams(search).get('product') ?? ''
  return (
    <LeadFormWidget form={form} prefill={form === 'bulk-buyer' ? { product: product.slice(0, longestName) } : {}} />
  )
}
