import type { CartLineReference, RedeemedCart, SharePayloads } from '@krishi/storefront-core/contract'
import { hasShape, isCount, isListOf, isOneOf, isText } from '@krishi/storefront-core/shape'
import type { HttpClient } from '../http/index.ts'
import { accept, decode } from '../http/index.ts'
import type { SharePort } from './share-port.ts'

type Answer = SharePayloads['share.shortLink']['response']

const toLink = decode(
  hasShape<Answer>({ data: hasShape<Answer['data']>({ shortlink: isText }) }),
  ({ data }) => data.shortlink,
)

const isLine = hasShape<CartLineReference>({ productId: isText, variantId: isText, quantity: isCount })
const isTaken = hasShape<Extract<RedeemedCart, { status: 'taken' }>>({
  status: isOneOf('taken'),
  lines: isListOf(isLine),
})
const isOver = hasShape<Exclude<RedeemedCart, { status: 'taken' }>>({ status: isOneOf('used', 'expired') })

const toRedeemed = accept((payload): payload is RedeemedCart => isTaken(payload) || isOver(payload))

/** Makes short links, and takes over carts of other pages, through the API. */
export function createHttpSharePort(client: HttpClient): SharePort {
  return {
    shortLink: (request, options) => client.call('share.shortLink', { body: request }, toLink, options),
    takeCart: (code, options) => client.call('embed.redeem', { body: { code } }, toRedeemed, options),
  }
}
