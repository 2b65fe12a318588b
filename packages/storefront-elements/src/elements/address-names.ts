import type { AddressDraft } from '@krishi/storefront-core/address'

/** The names under which a form gets the fields of an address; behind the name of the element, where it has one. */
export const addressNames = {
  lastName: 'full-name',
  mobileNo: 'mobile',
  flathouseno: 'house',
  address1: 'street',
  pinCode: 'pincode',
  city: 'city',
  district: 'district',
  state: 'state',
  address2: 'landmark',
} as const satisfies Readonly<Record<keyof AddressDraft, string>>

const fields = Object.entries(addressNames) as readonly (readonly [keyof AddressDraft, string])[]

/** An address by the names of a form, such as `delivery-pincode` for an element that is called `delivery`. */
export function sentAddress(draft: AddressDraft, name: string): readonly (readonly [string, string])[] {
  const prefix = name === '' ? '' : `${name}-`
  return fields.map(([field, sent]) => [prefix + sent, draft[field].trim()] as const)
}

/** What stands in plain fields of those names, field by field. */
export function readAddress(
  typed: Readonly<Record<string, string>>,
  name: string,
): readonly (readonly [keyof AddressDraft, string])[] {
  const prefix = name === '' ? '' : `${name}-`
  return fields.flatMap(([field, sent]) => {
    const text = typed[prefix + sent] ?? ''
    return text === '' ? [] : [[field, text] as const]
  })
}
