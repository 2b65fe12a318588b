import { formatInr } from '@krishi/storefront-core/format'
import type { Paise } from '@krishi/storefront-core/money'
import { useEarnedCoins } from '@krishi/storefront-hooks/loyalty'
import { CoinsMessage } from '@krishi/storefront-ui/coins-message'
import type { CoinsMessageProps } from '@krishi/storefront-ui/coins-message'

/** Props of what a purchase earns whoever is signed in. */
export interface CoinsMessageWidgetProps extends Pick<CoinsMessageProps, 'onHowOpen'> {
  readonly price: Paise
}

/** What a purchase at this price earns in coins; nothing for guests and where coins are off [15.6]. */
export function CoinsMessageWidget({ price, onHowOpen }: CoinsMessageWidgetProps) {
  const earned = useEarnedCoins(price)
  if (earned === null) return null
  const { coins, rupees, sentence } = earned
  return <CoinsMessage coins={coins} rupees={formatInr(rupees * 100)} sentence={sentence} onHowOpen={onHowOpen} />
}
