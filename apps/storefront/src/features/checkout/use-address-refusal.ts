import { addressErrorKey } from '@krishi/storefront-ui/address-form'
import type { AddressFormErrors } from '@krishi/storefront-ui/address-form'
import addressTexts from '@krishi/storefront-ui/address-form/messages/en.json'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { useShop } from '../../shell/shop-context.ts'

/** Says the first thing that is missing in an address as a notice too, beside the words at its field [28.2]. */
export function useAddressRefusal(): (errors: AddressFormErrors) => void {
  const { notices } = useShop()
  const t = useWidgetMessages('addressForm', addressTexts)
  return ([first]) => {
    if (first === undefined) return
    const id = notices.show({
      id: 'address',
      text: t(addressErrorKey(first.field, first.error)),
      tone: 'danger',
      placement: 'top-center',
      // The field that takes the focus says it.
      isSpoken: false,
    })
    // What is typed next may mend it; the field knows.
    addEventListener('input', () => notices.dismiss(id), { once: true })
  }
}
