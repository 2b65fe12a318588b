import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { addressFailure } from './address-failure.ts'
import { AddressFormWidget } from '@krishi/storefront-widgets/address-form'
import en from './messages/en.json'
import { useAddressRefusal } from './use-address-refusal.ts'
import { useDeliverTo } from './use-deliver-to.ts'
import { useEarlyTyping } from '../shell/use-early-typing.ts'

/** Where a guest's order goes: one form, then the payment page of the checkout it makes [29.2]. */
export function GuestAddress({ checkoutId }: { readonly checkoutId: string | null }) {
  const t = useWidgetMessages('checkout', en)
  const tellRefused = useAddressRefusal()
  const { task, isOrderUnheard, deliverTo, leave } = useDeliverTo(checkoutId)
  useEarlyTyping('address-form')

  return (
    <AddressFormWidget
      mode={checkoutId === null ? 'add' : 'edit'}
      headingLevel={1}
      saving={task.status === 'pending'}
      failure={
        task.status === 'failed'
          ? addressFailure(task.error, t(isOrderUnheard ? 'orderUnheard' : 'unableToSaveAddress'))
          : undefined
      }
      onAddress={(address) => void deliverTo(address)}
      onRefused={tellRefused}
      onCancel={leave}
    />
  )
}
