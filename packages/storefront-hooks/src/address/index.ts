export type { AddressPort } from './address-port.ts'
export { createHttpAddressPort } from './create-http-address-port.ts'
