import type { CartLineReference, RedeemedCart, SharePayloads } from '@krishi/storefront-core/contract'
import { toShareLinkRequest } from '@krishi/storefront-core/share'
import { hasShape, isCount, isListOf, isOneOf, isText } from '@krishi/storefront-core/shape'
import type { HttpClient } from '../http/index.ts'
import { decode, isAbsentOr } from '../http/index.ts'
import type { SharePort } from './share-port.ts'

type Answer = SharePayloads['share.shortLink']['response']

const toLink = decode(
  hasShape<Answer>({ data: hasShape<Answer['data']>({ shortlink: isText }) }),
  ({ data }) => data.shortlink,
)

const isLine = hasShape<CartLineReference>({ productId: isText, variantId: isText, quantity: isCount })

const toRedeemed = decode(
  hasShape<Pick<RedeemedCart, 'status'> & { readonly lines: readonly CartLineReference[] | undefined }>({
    status: isOneOf('taken', 'used', 'expired'),
    lines: isAbsentOr(isListOf(isLine)),
  }),
  ({ status, lines = [] }): RedeemedCart => ({ status, lines }),
)

/** Makes short links, and takes over carts of other pages, through the API. */
export function createHttpSharePort(client: HttpClient): SharePort {
  return {
    shortLink: (product, options) =>
      client.call('share.shortLink', { body: toShareLinkRequest(product) }, toLink, options),
    takeCart: (code, options) => client.call('embed.redeem', { body: { code } }, toRedeemed, options),
  }
}
