import { complianceOf } from '@krishi/storefront-core/compliance'
import { useCrossSellQuestion, useCrossSellStrip } from '@krishi/storefront-hooks/cross-sell'
import { useSettings } from '@krishi/storefront-hooks/settings'
import { CrossSell } from '@krishi/storefront-ui/cross-sell'
import { rootOf } from '@krishi/storefront-ui/root'
import type { RootProps } from '@krishi/storefront-ui/root'
import { ProductCardWidget } from '../product-card/index.ts'
import { Supported } from '../supported/index.ts'

/** What is asked for: the cart as it was last priced. */
export type CrossSellQuestion = NonNullable<ReturnType<typeof useCrossSellQuestion>>

/** Props of the connected suggestions. */
export interface CrossSellWidgetProps extends RootProps {
  readonly productHref: (handle: string) => string
  /** Called to show all suggestions, with the cart that they are for. */
  readonly onViewAll: (question: CrossSellQuestion) => void
}

/** The six best suggestions for the cart [24.6]; nothing before the cart has its prices. */
export function CrossSellWidget(props: CrossSellWidgetProps) {
  return (
    <Supported by="cart.crossSell">
      <PricedSuggestions {...props} />
    </Supported>
  )
}

function PricedSuggestions(props: CrossSellWidgetProps) {
  const question = useCrossSellQuestion()
  return question ? <Suggestions {...props} question={question} /> : null
}

function Suggestions(props: CrossSellWidgetProps & { readonly question: CrossSellQuestion }) {
  const { productHref, onViewAll, question } = props
  const { status, items, retry } = useCrossSellStrip(question)
  const { labelsSuggestions } = complianceOf(useSettings())
  return (
    <CrossSell
      {...rootOf(props)}
      isLabelled={labelsSuggestions}
      status={status}
      onRetry={retry}
      onViewAll={() => onViewAll(question)}
    >
      {items.map((product) => (
        <li key={product.productId}>
          <ProductCardWidget product={product} href={productHref(product.handle)} />
        </li>
      ))}
    </CrossSell>
  )
}
