import { canBuy } from '@krishi/storefront-core/availability'
import type { Product, Variant } from '@krishi/storefront-core/catalog'
import { formatInr } from '@krishi/storefront-core/format'
import { useEarnedCoins } from '@krishi/storefront-hooks/loyalty'
import { CoinsMessage } from '@krishi/storefront-ui/coins-message'
import type { CoinsMessageProps } from '@krishi/storefront-ui/coins-message'
import type { RootProps } from '@krishi/storefront-ui/root'

/** Props of what a purchase earns whoever is signed in. */
export interface CoinsMessageWidgetProps extends Pick<CoinsMessageProps, 'onHowOpen'>, RootProps {
  readonly product: Pick<Product, 'status'>
  /** The pack that would be bought. */
  readonly variant: Variant
}

/** What a purchase of a pack earns in coins; nothing for guests, where coins are off, and for what cannot be bought [15.6]. */
export function CoinsMessageWidget({ product, variant, onHowOpen, ...root }: CoinsMessageWidgetProps) {
  const earned = useEarnedCoins(variant.price)
  if (earned === null || !canBuy(product, variant)) return null
  const { coins, rupees, sentence } = earned
  return (
    <CoinsMessage {...root} coins={coins} rupees={formatInr(rupees * 100)} sentence={sentence} onHowOpen={onHowOpen} />
  )
}
