export type { AddressCardActions, AddressView } from './address-card.tsx'
export { AddressList } from './address-list.tsx'
export type { AddressListProps } from './address-list.tsx'
