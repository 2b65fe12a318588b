import { BillingSummary } from '../billing-summary/index.ts'
import { anOrderLine, someTotals } from '../testing/index.ts'
import type { ShownOrder, ShownParcel } from './order-details.tsx'

/** A parcel on its way. */
export function aShownParcel(overrides: Partial<ShownParcel> = {}): ShownParcel {
  return {
    status: 'in_transit',
    carrier: 'India Post',
    trackingNumber: 'EE123456789IN',
    sentAt: '2025-07-05T06:00:00.000Z',
    lines: [anOrderLine()],
    onTrack: () => undefined,
    ...overrides,
  }
}

/** An order of which a part is on its way. */
export function aShownOrder(overrides: Partial<ShownOrder> = {}): ShownOrder {
  return {
    name: 'BH10042',
    createdAt: '2025-07-04T09:05:00.000Z',
    status: 'in_transit',
    isCancelled: false,
    parcels: [aShownParcel()],
    unsent: [anOrderLine({ variantId: 'urea', productTitle: 'Neem Coated Urea', variantTitle: '45 kg' })],
    expected: { from: '2025-07-08', to: '2025-07-11' },
    deliveryName: 'Savitri Patil',
    deliveryLines: ['12 - Near the well, Malegaon village', 'Nashik 422001, Maharashtra', '+91 9876543210'],
    summary: (
      <BillingSummary
        totals={someTotals({ totalPrice: 90_000, shippingCharges: 0, netCost: 90_000, payable: 90_000 })}
      />
    ),
    refunds: [],
    ...overrides,
  }
}
