import type { PincodeInfo } from '@krishi/storefront-core/address'
import type { ShippingDetails } from '@krishi/storefront-core/cart'
import type { Banner, Collection, ProductDetail, TileItem, Variant } from '@krishi/storefront-core/catalog'
import type {
  BlogArticleDetail,
  CartLineReference,
  Comment,
  CoinTransaction,
  MenuItem,
  Offer,
  PopularSearchesResponse,
  PortErrorCode,
  Post,
  TileGroup,
} from '@krishi/storefront-core/contract'
import type { DeliveryEta } from '@krishi/storefront-core/delivery'
import type { Order, ParcelTracking } from '@krishi/storefront-core/orders'
import type { Paise } from '@krishi/storefront-core/money'
import type { Failure, Result } from '@krishi/storefront-core/result'
import { err } from '@krishi/storefront-core/result'
import type { Review } from '@krishi/storefront-core/reviews'
import type { Clock } from '../clock/index.ts'
import { systemClock } from '../clock/index.ts'
import type { CallOptions } from '../http/index.ts'

/** How a shop in memory is paid. */
export interface MemoryPaymentTerms {
  /** Whether it has a payment provider. Without one everything is paid on delivery, advance included. */
  readonly isOnlineOpen: boolean
  readonly isCodDisabled: boolean
  /** What paying online takes off. */
  readonly prepaidDiscount: Paise
  /** What cash on delivery asks for in advance; 0 asks for nothing. */
  readonly codAdvance: Paise
}

/** A coupon of a shop in memory. */
export interface MemoryCoupon extends Offer {
  /** How many more orders may use it; absent for any number. */
  readonly usesLeft?: number
}

/** What a shop in memory sells. */
export interface MemoryShop {
  readonly products: readonly ProductDetail[]
  /** Collections with the handles of their products, in order. */
  readonly collections: readonly { readonly collection: Collection; readonly productHandles: readonly string[] }[]
  readonly menu: readonly MenuItem[]
  readonly pincodes: readonly PincodeInfo[]
  /** What shoppers say, by the handle of the product, the newest first. */
  readonly reviews: Readonly<Record<string, readonly Review[]>>
  /** Delivery estimates by pincode; of the others it is two to three days. */
  readonly estimates: Readonly<Record<string, DeliveryEta>>
  readonly shipping: ShippingDetails
  readonly popularSearches: PopularSearchesResponse
  readonly articles: readonly BlogArticleDetail[]
  /** What shoppers ask each other, the newest first, and what they answer, the oldest first. */
  readonly community: { readonly posts: readonly Post[]; readonly comments: readonly Comment[] }
  readonly tiles: Readonly<Record<TileGroup, readonly TileItem[]>>
  readonly banners: readonly Banner[]
  readonly offers: readonly MemoryCoupon[]
  readonly payment: MemoryPaymentTerms
  /** The coins that a signed-in shopper has earned; spent coins are subtracted. */
  readonly coins: readonly CoinTransaction[]
  /** What was ordered before, the newest first. */
  readonly orders: readonly Order[]
  /** The ways of parcels, by their tracking numbers. */
  readonly shipments: Readonly<Record<string, ParcelTracking>>
  /** Carts that pages of other origins have handed over, by their codes. @default none */
  readonly handovers?: Readonly<Record<string, readonly CartLineReference[]>>
}

/** How the backend behaves; every part can change while it runs. */
export interface MemoryConditions {
  /** How long each answer takes, in ms. Default 0: the next microtask. */
  readonly latencyMs: number
  /** Every call fails with 'network/offline'. */
  readonly offline: boolean
  /** Every call fails with this. */
  readonly failing: Failure<PortErrorCode> | null
  /** The next call fails with this, once. */
  readonly failNext: Failure<PortErrorCode> | null
  /** The next call is carried out and its answer is lost: 'network/unanswered', once. */
  readonly loseNext: boolean
}

/** One shop in memory that all memory ports share, so that a story or a test can make it slow, failing or offline. */
export interface MemoryBackend {
  readonly clock: Clock
  /** What it sells now. */
  shop: () => MemoryShop
  /** Changes how it behaves. */
  set: (conditions: Partial<MemoryConditions>) => void
  /** Changes a variant, as a shopkeeper would: another price, less stock. Null takes it off the product. */
  changeVariant: (variantId: string, change: Partial<Variant> | null) => void
  /** Takes a product out of the catalogue. */
  deleteProduct: (productId: string) => void
  /** How often each port method was called, by its name such as `cart.price`. */
  calls: (method: string) => number
  /** For the memory ports: answers under the present conditions. */
  answer: <Value>(
    method: string,
    options: CallOptions | undefined,
    compute: () => Result<Value, PortErrorCode>,
  ) => Promise<Result<Value, PortErrorCode>>
}

/** Creates a shop in memory. */
export function createMemoryBackend(
  options: { readonly shop: MemoryShop; readonly clock?: Clock } & Partial<MemoryConditions>,
): MemoryBackend {
  const { clock = systemClock, ...given } = options
  const callCounts = new Map<string, number>()
  let shop = options.shop
  let conditions: MemoryConditions = {
    latencyMs: 0,
    offline: false,
    failing: null,
    failNext: null,
    loseNext: false,
    ...given,
  }

  function outcome<Value>(compute: () => Result<Value, PortErrorCode>): Result<Value, PortErrorCode> {
    if (conditions.offline) return err('network/offline')
    const error = conditions.failNext ?? conditions.failing
    const isLost = conditions.loseNext && !error
    conditions = { ...conditions, failNext: null, ...(isLost && { loseNext: false }) }
    if (error) return { ok: false, error }
    const answer = compute()
    return isLost ? err('network/unanswered') : answer
  }

  function changeProducts(change: (product: ProductDetail) => readonly ProductDetail[]) {
    shop = { ...shop, products: shop.products.flatMap(change) }
  }

  return {
    clock,
    shop: () => shop,
    set: (changed) => void (conditions = { ...conditions, ...changed }),
    calls: (method) => callCounts.get(method) ?? 0,
    deleteProduct: (productId) => changeProducts((product) => (product.productId === productId ? [] : [product])),
    changeVariant: (variantId, change) =>
      changeProducts((product) => [
        {
          ...product,
          variants: product.variants.flatMap((variant) =>
            variant.id === variantId ? (change ? [{ ...variant, ...change }] : []) : [variant],
          ),
        },
      ]),
    answer(method, { signal } = {}, compute) {
      callCounts.set(method, (callCounts.get(method) ?? 0) + 1)
      if (signal?.aborted) return Promise.resolve(err('network/aborted'))
      if (conditions.latencyMs === 0) return Promise.resolve().then(() => outcome(compute))
      return new Promise((resolve) => {
        const cancel = clock.after(conditions.latencyMs, () => resolve(outcome(compute)))
        signal?.addEventListener('abort', () => {
          cancel()
          resolve(err('network/aborted'))
        })
      })
    },
  }
}
