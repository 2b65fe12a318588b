import { defaultBoxOf } from '@krishi/storefront-core/address'
import type { SavedAddress } from '@krishi/storefront-core/address'
import { newAddress, useAddressDraft, useBookState } from '@krishi/storefront-hooks/address'
import { useSettings } from '@krishi/storefront-hooks/settings'
import { AddressForm } from '@krishi/storefront-ui/address-form'
import { useUi } from '@krishi/storefront-ui/i18n'
import { useEffect, useState } from 'react'
import { useEffectEvent } from '../react-compat.ts'
import { toAddressFormProps, useCheckedAddress, useMyLocation } from '../address-form/index.ts'
import type { SavedAddressFormWidgetProps } from './saved-address-form-widget.types.ts'

/** The form of an address of the book: what is typed is kept in this tab until it is saved or put away [28.7, 28.8]. */
export function SavedAddressFormWidget({ address, flow, ...props }: SavedAddressFormWidgetProps) {
  const form = useFormOf(address)
  const book = useBookState()
  const settings = useSettings()
  const { locale } = useUi()
  const { errors, attempt, check, forget, change } = useCheckedAddress(form, settings)
  const isLocatable = address === null && settings.enableAddressAutoFillWithCoordinates
  const location = useMyLocation(form, isLocatable, forget)
  const box = defaultBoxOf(book.addresses, address?.id ?? null)
  const [isDefault, setDefault] = useState(box.isChecked)

  async function submit(): Promise<void> {
    const refused = check(form.draft)
    if (refused.length > 0) return props.onRefused?.(refused)
    const saved = await book.save(form.draft, { id: address?.id ?? null, isDefault, flow })
    if (saved.ok) form.reset()
    props.onSettled(saved)
  }

  return (
    <AddressForm
      {...props}
      {...toAddressFormProps(form, settings, locale)}
      mode={address === null ? 'add' : 'edit'}
      remember={undefined}
      makeDefault={box.isShown ? { checked: isDefault, onCheckedChange: setDefault } : undefined}
      saving={book.isSaving}
      location={location}
      errors={errors}
      attempt={attempt}
      onDraftChange={change}
      onSubmit={() => void submit()}
      onCancel={() => {
        form.reset()
        props.onCancel()
      }}
    />
  )
}

/** The address form with an address of the book in it, or with what was typed of it before. */
function useFormOf(address: SavedAddress | null) {
  const form = useAddressDraft()
  const open = useEffectEvent(() => form.open(address?.id ?? newAddress, address))
  useEffect(() => open(), [])
  return form
}
