import type { SavedAddress } from '@krishi/storefront-core/address'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import type { SaveOptions } from '@krishi/storefront-hooks/address'
import type { AddressFormErrors, AddressFormProps } from '@krishi/storefront-ui/address-form'
import type { RootProps } from '@krishi/storefront-ui/root'

/** Props of a connected form of an address of the book. */
export interface SavedAddressFormWidgetProps
  extends Pick<AddressFormProps, 'headingLevel' | 'failure' | 'onCancel'>, RootProps<HTMLFormElement> {
  /** The address that is changed; null for another one. */
  readonly address: SavedAddress | null
  readonly flow: SaveOptions['flow']
  /** Called with what saving came to [28.9]. */
  onSettled: (saved: Result<SavedAddress, PortErrorCode>) => void
  /** Called with what was refused, the first in order first [28.2]. */
  onRefused?: (errors: AddressFormErrors) => void
}
