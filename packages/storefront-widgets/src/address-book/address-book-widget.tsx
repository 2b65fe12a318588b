import { shownAddresses } from '@krishi/storefront-core/address'
import { useAddressBook } from '@krishi/storefront-hooks/address'
import { useRetryOnReturn } from '@krishi/storefront-hooks/query'
import { useUi } from '@krishi/storefront-ui/i18n'
import { AddressList } from '@krishi/storefront-ui/address-list'
import { ErrorNotice } from '@krishi/storefront-ui/primitives/error-notice'
import { Skeleton } from '@krishi/storefront-ui/primitives/skeleton'
import { useState } from 'react'
import type { ReactNode } from 'react'
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
  useRetryOnReturn(status === 'failed', () => void read())
  const [isOpen, setOpen] = useState(false)
  const [isEmptied, setEmptied] = useState(false)
  if (status === 'guest') return null
  if (status === 'failed') return <ErrorNotice {...root} onRetry={() => void read()} />
  if (status !== 'ready') return <Skeleton {...root} variant="block" height="10rem" />
  if (addresses.length === 0) return isEmptied ? <Emptied>{empty}</Emptied> : empty
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
        onDelete(id: string) {
          setEmptied(addresses.length === 1)
          void remove(id)
        },
        onMakeDefault: (id: string) => void makeDefault(id),
      })}
    />
  )
}

/** What stands there once the last address is deleted: the list goes away, and the focus that it had comes here. */
function Emptied({ children }: { readonly children: ReactNode }) {
  return (
    <div ref={takeFocus} tabIndex={-1}>
      {children}
    </div>
  )
}

/** Once, when the element comes: a function of each render would take the focus again. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
