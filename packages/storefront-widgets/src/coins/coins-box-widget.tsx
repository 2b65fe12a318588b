import type { Checkout } from '@krishi/storefront-core/checkout'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure } from '@krishi/storefront-core/result'
import { useCoins } from '@krishi/storefront-hooks/loyalty'
import { CoinsBox } from '@krishi/storefront-ui/coins-box'
import type { RootProps } from '@krishi/storefront-ui/root'

/** Props of the connected box of the coins. */
export interface CoinsBoxWidgetProps extends RootProps {
  readonly checkout: Checkout
  /** Called to show how coins are used. */
  readonly onHowOpen: () => void
  /** Called when the change failed; the box then shows its earlier state. */
  readonly onFailure: (error: Failure<PortErrorCode>) => void
}

/** Whether coins pay a part of a checkout [27.1]; nothing for guests and where coins are off. */
export function CoinsBoxWidget({ checkout, onHowOpen, onFailure, ...root }: CoinsBoxWidgetProps) {
  const coins = useCoins(checkout, onFailure)
  if (coins === null) return null
  return (
    <CoinsBox
      {...root}
      balance={coins.totalUserPoints}
      coins={coins.orderRedeemPoints}
      amount={coins.orderRedeemPointsInAmount}
      earned={coins.gainedPointsFromOrder}
      isUsed={coins.isUsed}
      pending={coins.isPending}
      onUsedChange={coins.toggle}
      onHowOpen={onHowOpen}
    />
  )
}
