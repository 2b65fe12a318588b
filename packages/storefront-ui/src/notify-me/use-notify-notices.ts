import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import en from './messages/en.json'

/** What there is to say as a notice. */
export type NotifyNotice = 'cancelled' | 'failed' | 'unheard' | 'back'

const texts = {
  cancelled: 'requestCancelledSuccessfully',
  failed: 'somethingWentWrongTryAgain',
  unheard: 'unheard',
  back: 'back',
} as const satisfies Record<NotifyNotice, keyof typeof en>

/** The sentences for a toast, in the shopper's language [18.2]. */
export function useNotifyNotices(messages?: MessageOverrides<typeof en>): (notice: NotifyNotice) => string {
  const t = usePlainMessages('notifyMe', en, messages)
  return (notice) => t(texts[notice])
}
