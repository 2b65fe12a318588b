import type { PaymentMode } from '@krishi/storefront-core/checkout'

/** The mode that the address of the payment page asks for [30.2]; null for none. */
export function wantedModeIn(query: URLSearchParams): PaymentMode | null {
  return query.get('mode') === 'cod' ? 'cod' : null
}
