import { BillingSummary } from '../billing-summary/index.ts'
import { someTotals } from '../testing/index.ts'
import type { PlacedOrder } from './order-success.tsx'

/** An order of ₹1,240 that is paid at the door. */
export function aPlacedOrder(overrides: Partial<PlacedOrder> = {}): PlacedOrder {
  return {
    orderName: 'BH10042',
    paid: 0,
    due: 124_000,
    arrives: { from: '2026-11-24', to: '2026-11-27' },
    deliveryName: 'Savitri Patil',
    deliveryLines: ['12 - Near the well, Malegaon village', 'Nashik 422001, Maharashtra'],
    coins: 0,
    summary: (
      <BillingSummary
        totals={someTotals({ totalPrice: 124_000, shippingCharges: 0, netCost: 124_000, payable: 124_000 })}
      />
    ),
    ...overrides,
  }
}
