import { useAddressDraft } from '@krishi/storefront-hooks/address'
import { useAddressFormRules, useSettings } from '@krishi/storefront-hooks/settings'
import { AddressForm } from '@krishi/storefront-ui/address-form'
import { useState } from 'react'
import type { AddressFormWidgetProps } from './address-form-widget.types.ts'
import { toAddressFormProps } from './to-address-form-props.ts'
import { useCheckedAddress } from './use-checked-address.ts'

/** The address form, bound to the draft and the pincode look-up of the nearest storefront [28.1-28.4]. */
export function AddressFormWidget({ onAddress, onRefused, ...props }: AddressFormWidgetProps) {
  const form = useAddressDraft()
  const settings = { ...useSettings(), ...useAddressFormRules() }
  const { errors, attempt, check, forget } = useCheckedAddress(settings)
  const [isUnlocked, setUnlocked] = useState(false)

  function submit(): void {
    const refused = check(form.draft)
    if (refused.length === 0) onAddress(form.submit())
    else onRefused?.(refused)
  }

  return (
    <AddressForm
      {...props}
      {...toAddressFormProps(form, settings, isUnlocked)}
      errors={errors}
      attempt={attempt}
      onDraftChange={(draft, field) => {
        forget(field)
        form.change(field, draft[field])
      }}
      onStateUnlock={() => setUnlocked(true)}
      onSubmit={submit}
    />
  )
}
