import { BillingSummary } from '../billing-summary/index.ts'
import { CartLines } from '../cart-lines/index.ts'
import { FreeDeliveryProgress } from '../free-delivery-progress/index.ts'
import type { CartContentProps, CartFrameProps } from './cart-drawer.types.ts'
import { CartPrepaid } from './cart-prepaid.tsx'
import { CartProceed } from './cart-proceed.tsx'
import { cartStage } from './cart-stage.ts'

/** A frame whose parts are filled from the facts of one cart; `headingLevel` is that of the headings inside. */
export function toFrameProps(
  { cart, receipt, crossSell, orderNote, trustMarker, aside, onProceed, ...rest }: CartContentProps,
  headingLevel: 2 | 3,
): CartFrameProps {
  const { lines, totals, freeDelivery, prices, addressesLoading, proceeding, offline, prepaidSaving } = cart
  const { onQuantityChange, onQuantityRefused, onRemove, renderLinePrice, renderLineActions, ...others } = rest
  const { renderBillRow, ...surroundings } = others
  const { messages } = surroundings
  return {
    ...surroundings,
    stage: cartStage(prices, lines.length),
    offline,
    parts: {
      receipt,
      crossSell,
      orderNote,
      trustMarker,
      aside,
      lines: (
        <CartLines
          lines={lines}
          {...{ onQuantityChange, onQuantityRefused, onRemove }}
          renderPrice={renderLinePrice}
          renderActions={renderLineActions}
        />
      ),
      freeDelivery: <FreeDeliveryProgress progress={freeDelivery} />,
      bill: (
        <BillingSummary
          totals={totals}
          estimated={prices === 'loading'}
          headingLevel={headingLevel}
          renderRow={renderBillRow}
        />
      ),
      prepaid: <CartPrepaid saving={prepaidSaving} messages={messages} />,
      proceed: (termsAccepted) => (
        <CartProceed
          payable={totals.payable}
          prices={prices}
          offline={offline}
          excessLines={cart.excessLines}
          addressesLoading={addressesLoading}
          proceeding={proceeding}
          termsAccepted={termsAccepted}
          onProceed={onProceed}
          messages={messages}
        />
      ),
    },
  }
}
