import type { SharePayloads } from '@krishi/storefront-core/contract'
import { hasShape, isText } from '@krishi/storefront-core/shape'
import type { HttpClient } from '../http/index.ts'
import { decode } from '../http/index.ts'
import type { SharePort } from './share-port.ts'

type Answer = SharePayloads['share.shortLink']['response']

const toLink = decode(
  hasShape<Answer>({ data: hasShape<Answer['data']>({ shortlink: isText }) }),
  ({ data }) => data.shortlink,
)

/** Makes short links through the API. */
export function createHttpSharePort(client: HttpClient): SharePort {
  return { shortLink: (request, options) => client.call('share.shortLink', { body: request }, toLink, options) }
}
