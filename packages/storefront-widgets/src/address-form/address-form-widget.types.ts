import type { DeliveryAddress } from '@krishi/storefront-core/address'
import type { AddressFormErrors, AddressFormProps } from '@krishi/storefront-ui/address-form'
import type { RootProps } from '@krishi/storefront-ui/root'

/** Props of a connected address form. */
export interface AddressFormWidgetProps
  extends
    Pick<AddressFormProps, 'mode' | 'headingLevel' | 'saving' | 'failure' | 'onCancel'>,
    RootProps<HTMLFormElement> {
  /** Called with a checked address that the form keeps as the shopper wants. */
  onAddress: (address: DeliveryAddress) => void
  /** Called with what was refused, the first in order first [28.2]. */
  onRefused?: (errors: AddressFormErrors) => void
}
