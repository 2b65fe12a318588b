import type { DeliveryAddress } from '@krishi/storefront-core/address'
import { hasShape, isNullOr, isText } from '@krishi/storefront-core/shape'

/** An address as Medusa keeps it. */
export interface MedusaAddressBody {
  readonly first_name: string | null
  /** The full name: the shop does not take names apart. */
  readonly last_name: string | null
  readonly company: string | null
  readonly address_1: string | null
  readonly address_2: string | null
  readonly city: string | null
  readonly province: string | null
  readonly postal_code: string | null
  readonly country_code: string | null
  readonly phone: string | null
}

const isTextOrNull = isNullOr(isText)

/** The guards of an address, for shapes that have more. */
export const addressShape = {
  first_name: isTextOrNull,
  last_name: isTextOrNull,
  company: isTextOrNull,
  address_1: isTextOrNull,
  address_2: isTextOrNull,
  city: isTextOrNull,
  province: isTextOrNull,
  postal_code: isTextOrNull,
  country_code: isTextOrNull,
  phone: isTextOrNull,
}

/** An address of an answer. */
export const isMedusaAddress = hasShape<MedusaAddressBody>(addressShape)

/** An address in the words of the storefront; null for one that names no street yet. */
export function toDeliveryAddress(address: MedusaAddressBody): DeliveryAddress | null {
  if (!address.address_1) return null
  return {
    fullName: [address.first_name, address.last_name].filter(Boolean).join(' '),
    address1: address.address_1,
    address2: address.address_2 ?? '',
    city: address.city ?? '',
    province: address.province ?? '',
    zip: address.postal_code ?? '',
    phone: address.phone ?? '',
  }
}

/** An address in the words of Medusa. */
export function toMedusaAddress(address: DeliveryAddress): MedusaAddressBody {
  return {
    first_name: '',
    last_name: address.fullName,
    company: null,
    address_1: address.address1,
    address_2: address.address2,
    city: address.city,
    province: address.province,
    postal_code: address.zip,
    country_code: 'in',
    phone: address.phone,
  }
}
