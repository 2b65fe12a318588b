import type { SavedAddress } from '@krishi/storefront-core/address'
import type { AddressBookEvent } from '@krishi/storefront-hooks/address'
import type { RootProps } from '@krishi/storefront-ui/root'
import type { ReactNode } from 'react'

/** Props of a connected address book. */
export interface AddressBookWidgetProps extends RootProps {
  /** For choosing where an order goes [29.2]: the chosen id, or undefined while none is. Without it the book is edited. */
  readonly choice?: { readonly chosenId: string | undefined; onChoose: (id: string) => void } | undefined
  /** What stands there while there are no addresses. */
  readonly empty: ReactNode
  onEdit: (address: SavedAddress) => void
  /** Called with what is to be said. */
  onEvent?: ((event: AddressBookEvent) => void) | undefined
}
