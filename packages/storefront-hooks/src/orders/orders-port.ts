import type { OrderLookupRequest, OrderLookupResponse, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Order } from '@krishi/storefront-core/orders'
import type { Result } from '@krishi/storefront-core/result'
import type { CallOptions } from '../http/index.ts'

/** What the order pages need from a backend. Implementations must pass `describeOrdersPort`. */
export interface OrdersPort {
  /** An order of this session's shopper; anybody else's is 'request/not-found'. */
  read(
    input: { readonly orderId: string; readonly locale: Locale },
    options?: CallOptions,
  ): Promise<Result<Order, PortErrorCode>>
  /**
   * An order of this session's shopper by its number, or the newest to a mobile number [31.7]; what is nobody's or somebody
   * else's is 'order/unknown'.
   */
  lookUp(input: OrderLookupRequest['body'], options?: CallOptions): Promise<Result<OrderLookupResponse, PortErrorCode>>
}
