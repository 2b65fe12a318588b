import type { NotifyMeRequest, NotifyMeStatus } from '@krishi/storefront-core/contract'
import { nameUuid } from '../src/seeding/index.ts'

/**
 * What a browser sends to ask for news of a pack, by default the one that is sold out. Its user is made up: the server must
 * ignore it.
 */
export function aNotifyRequest(status: NotifyMeStatus = 'OPEN', sku = 'BRI-10'): NotifyMeRequest {
  return {
    userId: 'somebody else',
    phone: '9000000000',
    status,
    requestDetails: {
      requestEntity: 'variant',
      reference: nameUuid('variant', sku),
      requestType: 'NOTIFY_ME',
      additionalMessage: sku,
      requestedLanguage: 'hi',
    },
  }
}

/** What a guest's calls about packs look like: right, and refused. */
export const notifyMeCalls = {
  'notifyMe.status': { path: `/notify-me?userId=a-user&reference=${nameUuid('variant', 'TOM-50')}`, status: 403 },
  'notifyMe.upsert': { path: '/notify-me', body: aNotifyRequest(), status: 403 },
}
