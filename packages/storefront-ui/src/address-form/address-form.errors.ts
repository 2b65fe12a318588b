import type { AddressField, AddressFieldError } from '@krishi/storefront-core/address'
import type en from './messages/en.json'

type MessageKey = keyof typeof en

const missing: Readonly<Record<AddressField, MessageKey>> = {
  lastName: 'pleaseEnterName',
  mobileNo: 'pleaseEnterMobileNo',
  flathouseno: 'pleaseEnterFlatHouseNo',
  address1: 'pleaseEnterAddress1',
  pinCode: 'pleaseEnterPincode',
  city: 'pleaseEnterCity',
  district: 'pleaseEnterDistrict',
  state: 'pleaseSelectState',
}

/** The sentence for a refused field [28.2]. */
export function addressErrorKey(field: AddressField, error: AddressFieldError): MessageKey {
  if (field === 'mobileNo' && error === 'invalid') return 'mobileInvalid'
  if (error === 'unknown') return 'pincodeUnknown'
  if (error === 'elsewhere') return 'placeElsewhere'
  return error === 'too-long' ? 'tooLong' : missing[field]
}
