import { shownAddresses } from '@krishi/storefront-core/address'
import { useAddressBook } from '@krishi/storefront-hooks/address'
import { useUi } from '@krishi/storefront-ui/i18n'
import { AddressList } from '@krishi/storefront-ui/address-list'
import { ErrorNotice } from '@krishi/storefront-ui/primitives/error-notice'
import { Skeleton } from '@krishi/storefront-ui/primitives/skeleton'
import { useState } from 'react'
import { toAddressView } from '../payment-mode/index.ts'
import type { AddressBookWidgetProps } from './address-book-widget.types.ts'
import { Supported } from '../supported/index.ts'

/** The address book of whoever is signed in: three addresses and the way to the others [28.12]. Nothing for a guest. */
export function AddressBookWidget(props: AddressBookWidgetProps) {
  return (
    <Supported by="address.list">
      <ConnectedBook {...props} />
    </Supported>
  )
}

function ConnectedBook({ choice, empty, onEdit, onEvent, ...root }: AddressBookWidgetProps) {
  const { status, addresses, read, remove, makeDefault } = useAddressBook(onEvent)
  const { locale } = useUi()
  const [isOpen, setOpen] = useState(false)
  if (status === 'guest') return null
  if (status === 'failed') return <ErrorNotice {...root} onRetry={() => void read()} />
  if (status !== 'ready') return <Skeleton {...root} variant="block" height="10rem" />
  if (addresses.length === 0) return empty
  const { shown, more } = shownAddresses(addresses, { isOpen, chosenId: choice?.chosenId ?? null })

  return (
    <AddressList
      {...root}
      addresses={shown.map((address) => ({
        ...toAddressView(address, locale),
        id: address.id,
        isDefault: address.isDefault,
      }))}
      more={more}
      choice={choice}
      onMore={() => setOpen(true)}
      onEdit={(id) => {
        const edited = addresses.find((address) => address.id === id)
        if (edited) onEdit(edited)
      }}
      {...(!choice && {
        onDelete: (id: string) => void remove(id),
        onMakeDefault: (id: string) => void makeDefault(id),
      })}
    />
  )
}
