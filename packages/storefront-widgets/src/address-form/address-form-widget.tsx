import { useAddressDraft } from '@krishi/storefront-hooks/address'
import { useAddressFormRules, useSettings } from '@krishi/storefront-hooks/settings'
import { AddressForm } from '@krishi/storefront-ui/address-form'
import { useUi } from '@krishi/storefront-ui/i18n'
import type { AddressFormWidgetProps } from './address-form-widget.types.ts'
import { toAddressFormProps } from './to-address-form-props.ts'
import { useCheckedAddress } from './use-checked-address.ts'
import { useMyLocation } from './use-my-location.ts'

/** The address form, bound to the draft and the pincode look-up of the nearest storefront [28.1-28.5]. */
export function AddressFormWidget({ onAddress, onRefused, ...props }: AddressFormWidgetProps) {
  const form = useAddressDraft()
  const settings = { ...useSettings(), ...useAddressFormRules() }
  const { locale } = useUi()
  const { errors, attempt, check, forget, change } = useCheckedAddress(form, settings)
  const isLocatable = props.mode === 'add' && settings.enableAddressAutoFillWithCoordinates
  const location = useMyLocation(form, isLocatable, forget)

  function submit(): void {
    const refused = check(form.draft)
    if (refused.length === 0) onAddress(form.submit())
    else onRefused?.(refused)
  }

  return (
    <AddressForm
      {...props}
      {...toAddressFormProps(form, settings, locale)}
      location={location}
      errors={errors}
      attempt={attempt}
      onDraftChange={change}
      onSubmit={submit}
    />
  )
}
