import { AddressFormWidget } from '@krishi/storefront-widgets/address-form'
import { useAddressRefusal } from './use-address-refusal.ts'
import { useDeliverTo } from './use-deliver-to.ts'

/** Where a guest's order goes: one form, then the payment page of the checkout it makes [29.2]. */
export function GuestAddress({ checkoutId }: { readonly checkoutId: string | null }) {
  const tellRefused = useAddressRefusal()
  const { task, failure, deliverTo, leave } = useDeliverTo(checkoutId)

  return (
    <AddressFormWidget
      mode={checkoutId === null ? 'add' : 'edit'}
      headingLevel={1}
      saving={task.status === 'pending'}
      failure={failure('unableToSaveAddress')}
      onAddress={(address) => void deliverTo(address)}
      onRefused={tellRefused}
      onCancel={leave}
    />
  )
}
