import type { Locale } from '../locale/index.ts'

/** Whether a request is open. */
export type NotifyMeStatus = 'OPEN' | 'CANCEL'

/** Opens or cancels a request [18.1]. */
export interface NotifyMeRequest {
  readonly userId: string
  readonly phone: string
  readonly status: NotifyMeStatus
  readonly requestDetails: {
    readonly requestEntity: 'variant'
    /** The variant's id. */
    readonly reference: string
    readonly requestType: 'NOTIFY_ME'
    /** The variant's sku. */
    readonly additionalMessage: string
    readonly requestedLanguage: Locale
  }
}

/** What the calls about requests take and give. */
export interface NotifyMePayloads {
  'notifyMe.status': {
    request: { query: { readonly userId: string; readonly reference: string } }
    /** Null where the shopper never made a request, and where it ended because the shopper was told. */
    response: { readonly status: NotifyMeStatus | null }
  }
  'notifyMe.upsert': {
    request: { body: NotifyMeRequest }
    response: { readonly isSuccess: boolean; readonly responseData: { readonly status: NotifyMeStatus } }
  }
}
