import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import en from './messages/en.json'

/** What a host says itself of a search for an order, in the shopper's language. */
export interface TrackOrderWords {
  /** Heading of a page with the form. */
  readonly title: string
  /** What a toast says of a letter [31.7]. */
  readonly invalidInput: string
}

/** The words around a search for an order. */
export function useTrackOrderWords(messages?: MessageOverrides<typeof en>): TrackOrderWords {
  const t = usePlainMessages('trackOrder', en, messages)
  return { title: t('title'), invalidInput: t('invalidInputMsg') }
}
