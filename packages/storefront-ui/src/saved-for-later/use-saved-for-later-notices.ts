import { useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import en from './messages/en.json'

/** What there is to say where a line is put aside, or removed from what was. */
export type SavedForLaterNotice = 'saved' | 'removed' | 'undo'

const words = { saved: 'noticeSaved', removed: 'noticeRemoved', undo: 'undo' } as const

/** The words for a toast about what is saved for later, in the shopper's language. */
export function useSavedForLaterNotices(
  messages?: MessageOverrides<typeof en>,
): (notice: SavedForLaterNotice) => string {
  const t = useWidgetMessages('savedForLater', en, messages)
  return (notice) => t(words[notice])
}
