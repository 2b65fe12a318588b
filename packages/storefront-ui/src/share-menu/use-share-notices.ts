import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import en from './messages/en.json'

/** What there is to say while sharing. */
export type ShareNotice = 'choose-app' | 'unsupported' | 'copied' | 'copy-failed'

const texts = {
  'choose-app': 'chooseApp',
  unsupported: 'unsupported',
  copied: 'copied',
  'copy-failed': 'copyFailed',
} as const

/** The sentences for a toast while sharing, in the shopper's language [21.2, 21.3]. */
export function useShareNotices(messages?: MessageOverrides<typeof en>): (notice: ShareNotice) => string {
  const t = usePlainMessages('shareMenu', en, messages)
  return (notice) => t(texts[notice])
}
