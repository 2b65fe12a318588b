export type { AddressDraft, AddressField, AddressFieldError, DeliveryAddress, PincodeInfo } from './address.ts'
