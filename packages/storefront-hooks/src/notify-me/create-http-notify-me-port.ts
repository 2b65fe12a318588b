import type { NotifyMePayloads } from '@krishi/storefront-core/contract'
import { toNotifyMeRequest } from '@krishi/storefront-core/notify-me'
import { err, ok } from '@krishi/storefront-core/result'
import { hasShape, isFlag, isNullOr, isOneOf } from '@krishi/storefront-core/shape'
import type { HttpClient } from '../http/index.ts'
import { decode } from '../http/index.ts'
import type { NotifyMePort } from './notify-me-port.ts'

type Answer = NotifyMePayloads['notifyMe.upsert']['response']

const isStatus = isOneOf('OPEN', 'CANCEL')

const toStatus = decode(
  hasShape<NotifyMePayloads['notifyMe.status']['response']>({ status: isNullOr(isStatus) }),
  ({ status }) => status === 'OPEN',
)

const toAnswer = decode(
  hasShape<Answer>({ isSuccess: isFlag, responseData: hasShape<Answer['responseData']>({ status: isStatus }) }),
  ({ isSuccess, responseData }) => (isSuccess ? ok(responseData.status === 'OPEN') : err('network/server')),
)

/** Keeps requests through the API. */
export function createHttpNotifyMePort(client: HttpClient): NotifyMePort {
  return {
    status: ({ userId, variantId }, options) =>
      client.call('notifyMe.status', { query: { userId, reference: variantId } }, toStatus, options),
    async put(wish, options) {
      const answer = await client.call('notifyMe.upsert', { body: toNotifyMeRequest(wish) }, toAnswer, options)
      return answer.ok ? answer.value : answer
    },
  }
}
