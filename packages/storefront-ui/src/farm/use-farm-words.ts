import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import en from './messages/en.json'

/** What there is to say of a farm outside of its page. */
export interface FarmWords {
  readonly cropRemoved: (name: string) => string
  readonly cleared: string
  readonly undo: string
  /** Over products for the farm. */
  readonly forFarm: string
  /** Over the names of its crops. */
  readonly yourCrops: string
}

/** The words for toasts and headings about a farm, in the shopper's language. */
export function useFarmWords(messages?: MessageOverrides<typeof en>): FarmWords {
  const t = usePlainMessages('farm', en, messages)
  return {
    cropRemoved: (crop) => t('removed', { crop }),
    cleared: t('cleared'),
    undo: t('undo'),
    forFarm: t('forFarm'),
    yourCrops: t('yourCrops'),
  }
}
