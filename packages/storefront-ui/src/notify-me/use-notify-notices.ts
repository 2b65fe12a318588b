import type { CallEnd } from '@krishi/storefront-core/contract'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import en from './messages/en.json'

/** What there is to say as a notice. */
export type NotifyNotice = 'cancelled' | 'back' | CallEnd

/** The words for each notice. */
export const notifyWords: Readonly<Record<NotifyNotice, keyof typeof en>> = {
  cancelled: 'requestCancelledSuccessfully',
  back: 'back',
  'not-sent': 'notSent',
  'no-answer': 'noAnswer',
  failed: 'somethingWentWrongTryAgain',
}

/** The sentences for a toast, in the shopper's language [18.2]. */
export function useNotifyNotices(messages?: MessageOverrides<typeof en>): (notice: NotifyNotice) => string {
  const t = usePlainMessages('notifyMe', en, messages)
  return (notice) => t(notifyWords[notice])
}
