import type { SavedAddress } from '@krishi/storefront-core/address'
import { callEndOf } from '@krishi/storefront-core/contract'
import { useBookState } from '@krishi/storefront-hooks/address'
import { useFormFailure } from '@krishi/storefront-hooks/forms'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { SavedAddressFormWidget } from '@krishi/storefront-widgets/address-book'
import type { SavedAddressFormWidgetProps } from '@krishi/storefront-widgets/address-book'
import checkoutTexts from '../checkout/messages/en.json'
import { addressFailure } from '../checkout/address-failure.ts'
import { failureWords } from '../checkout/failure-words.ts'
import { useAddressRefusal } from '../checkout/use-address-refusal.ts'
import { useShop } from '../../shell/shop-context.ts'
import en from './messages/en.json'

/** Props of the form of an address of the book. */
export interface BookFormProps extends Pick<SavedAddressFormWidgetProps, 'address' | 'flow'> {
  onSaved: (address: SavedAddress) => void
  onClose: () => void
}

/** The form of an address of the book: saved, refused and odd are each said [28.9]. */
export function BookForm({ address, flow, onSaved, onClose }: BookFormProps) {
  const t = useWidgetMessages('account', en)
  const texts = useWidgetMessages('checkout', checkoutTexts)
  const { notices } = useShop()
  const tellRefused = useAddressRefusal()
  const { isSaving } = useBookState()
  const [failure, setFailure] = useFormFailure()

  function wordsOf(error: NonNullable<typeof failure>): string {
    if (error.code === 'network/malformed') return t('somethingWrongTryAgain')
    return addressFailure(error, texts(failureWords.address[callEndOf(error.code)]))
  }

  return (
    <SavedAddressFormWidget
      address={address}
      flow={flow}
      headingLevel={1}
      // Gone while it is tried again, so that the next one is heard.
      failure={isSaving || failure === null ? undefined : wordsOf(failure)}
      onRefused={tellRefused}
      onCancel={onClose}
      onSettled={(saved) => {
        if (!saved.ok) return setFailure(saved.error)
        notices.show({ id: 'address-saved', text: texts('addressSaved'), tone: 'success' })
        onSaved(saved.value)
      }}
    />
  )
}
