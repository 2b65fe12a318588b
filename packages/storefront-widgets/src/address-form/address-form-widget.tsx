import { validateAddress } from '@krishi/storefront-core/address'
import type { DeliveryAddress } from '@krishi/storefront-core/address'
import { useAddressDraft } from '@krishi/storefront-hooks/address'
import { useSettings } from '@krishi/storefront-hooks/settings'
import { AddressForm } from '@krishi/storefront-ui/address-form'
import type { AddressFormErrors, AddressFormProps } from '@krishi/storefront-ui/address-form'
import { useState } from 'react'
import { toAddressFormProps } from './to-address-form-props.ts'

/** Props of a connected address form. */
export interface AddressFormWidgetProps extends Pick<
  AddressFormProps,
  'mode' | 'headingLevel' | 'saving' | 'failure' | 'onCancel'
> {
  /** Called with a checked address that the form keeps as the shopper wants. */
  onAddress(address: DeliveryAddress): void
  /** Called with what was refused, the first in order first [28.2]. */
  onRefused?(errors: AddressFormErrors): void
}

/** The address form, bound to the draft and the pincode look-up of the nearest storefront [28.1-28.4]. */
export function AddressFormWidget({ onAddress, onRefused, ...props }: AddressFormWidgetProps) {
  const form = useAddressDraft()
  const settings = useSettings()
  const [errors, setErrors] = useState<AddressFormErrors>([])
  const [isUnlocked, setUnlocked] = useState(false)

  function submit(): void {
    const refused = validateAddress(form.draft, settings.formSettings)
    setErrors(refused)
    if (refused.length > 0) onRefused?.(refused)
    else onAddress(form.submit())
  }

  return (
    <AddressForm
      {...props}
      {...toAddressFormProps(form, settings, isUnlocked)}
      errors={errors}
      onDraftChange={(draft, field) => form.change(field, draft[field])}
      onStateUnlock={() => setUnlocked(true)}
      onSubmit={submit}
    />
  )
}
