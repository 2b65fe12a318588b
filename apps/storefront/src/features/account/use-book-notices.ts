import type { AddressBookEvent } from '@krishi/storefront-hooks/address'
import { useBookState } from '@krishi/storefront-hooks/address'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { useShop } from '../../shell/shop-context.ts'
import { failureWords } from './failure-words.ts'
import en from './messages/en.json'

/** How long a deletion can be taken back, in ms. */
const undoMs = 6000

/** Says what happened to the address book: a deletion, with an undo [28.12], what came from this device, what went wrong. */
export function useBookNotices(): (event: AddressBookEvent) => void {
  const { notices } = useShop()
  const t = useWidgetMessages('account', en)
  const { undoRemove } = useBookState()

  return (event) => {
    switch (event.type) {
      case 'removed':
        notices.show({
          id: `deleted ${event.address.id}`,
          text: t('addressDeleted'),
          durationMs: undoMs,
          action: { label: t('undo'), onSelect: () => void undoRemove(event.address) },
        })
        return
      case 'brought':
        notices.show({ id: 'address brought', text: t('addressBrought'), tone: 'success' })
        return
      case 'unable':
        notices.show({ id: 'address unable', text: t(failureWords.book[event.end]), tone: 'danger' })
    }
  }
}
