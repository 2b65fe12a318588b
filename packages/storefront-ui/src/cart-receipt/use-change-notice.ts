import type { CartChange } from '@krishi/storefront-core/cart'
import { useCallback } from 'react'
import { useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { changeSentence } from './change-sentence.ts'
import en from './messages/en.json'

/** The words of a short notice about a price sync. */
export interface ChangeNotice {
  /** The first change as the receipt says it, and how many more there are. */
  readonly text: string
  /** What leads to the receipt. */
  readonly action: string
}

/** Returns the words of one notice for everything that a price sync changed [23.4]; null for nothing. */
export function useChangeNotice(
  messages?: MessageOverrides<typeof en>,
): (changes: readonly CartChange[]) => ChangeNotice | null {
  const t = useWidgetMessages('cartReceipt', en, messages)
  return useCallback(
    ([first, ...more]) => {
      if (!first) return null
      const change = changeSentence(first, t)
      const text = more.length === 0 ? change : t('withMore', { change, count: more.length })
      return { text, action: t('seeChanges') }
    },
    [t],
  )
}
