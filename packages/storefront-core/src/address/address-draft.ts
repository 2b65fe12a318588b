import { editPincode, normalizePhone, normalizePincode } from '../digits/index.ts'
import type { AddressDraft, DeliveryAddress, PincodeInfo } from './address.ts'
import { placeOfDistrict } from './pincode-places.ts'

/** A form that nobody has touched. */
export const emptyAddressDraft: AddressDraft = {
  lastName: '',
  mobileNo: '',
  flathouseno: '',
  address1: '',
  pinCode: '',
  city: '',
  district: '',
  state: '',
  address2: '',
}

const separator = ' - '

/** The address of a draft: flat and street in one line, district and landmark in the other [28.8]. */
export function encodeAddress(draft: AddressDraft): DeliveryAddress {
  const flat = withoutSeparator(draft.flathouseno)
  const street = withoutSeparator(draft.address1)
  return {
    fullName: draft.lastName.trim(),
    address1: flat === '' ? street : flat + separator + street,
    address2: encodePlace(draft),
    city: draft.city.trim(),
    province: draft.state,
    zip: normalizePincode(draft.pinCode),
    phone: normalizePhone(draft.mobileNo),
  }
}

/** The form of a kept address: parts the two lines again [28.8]. A second line without district is all landmark. */
export function decodeAddress(address: DeliveryAddress): AddressDraft {
  const [flathouseno, street] = splitOnce(address.address1)
  const { district, address2 } = decodePlace(address.address2)
  return {
    lastName: address.fullName,
    mobileNo: normalizePhone(address.phone),
    flathouseno: street === null ? '' : flathouseno,
    address1: street ?? address.address1,
    pinCode: normalizePincode(address.zip),
    city: address.city,
    district,
    state: address.province,
    address2,
  }
}

/** District and landmark of the second line. */
export function decodePlace(line: string): Pick<AddressDraft, 'district' | 'address2'> {
  if (!line.startsWith('Dist:')) return { district: '', address2: line }
  const [district, landmark] = splitOnce(line.replace(/^Dist: ?/, ''))
  return { district, address2: landmark ?? '' }
}

/** Fills what a pincode tells [28.4]. A district that the pincode reaches is kept, and with it goes its state. */
export function applyPincodeInfo(draft: AddressDraft, info: PincodeInfo): AddressDraft {
  const { district, provinceId } = placeOfDistrict(info, draft) ?? info
  return { ...draft, city: info.city, district, state: provinceId }
}

/** Empties what a pincode would tell, when it is unknown: the state is to be selected again [28.4]. */
export function clearPincodeInfo(draft: AddressDraft): AddressDraft {
  return { ...draft, city: '', district: '', state: '' }
}

/** Takes what was typed as pincode. Going from six digits to five gives a new place, so the street is emptied [28.4]. */
export function changePincode(draft: AddressDraft, typed: string): AddressDraft {
  const pinCode = editPincode(typed, draft.pinCode)
  const leavesPlace = draft.pinCode.length === 6 && pinCode.length === 5
  return { ...draft, pinCode, address1: leavesPlace ? '' : draft.address1 }
}

/** The line of district and landmark. */
export function encodePlace(draft: Pick<AddressDraft, 'district' | 'address2'>): string {
  const landmark = withoutSeparator(draft.address2)
  const district = `Dist: ${withoutSeparator(draft.district)}`
  return landmark === '' ? district : district + separator + landmark
}

/** A part that held the separator could not be told from two parts. */
function withoutSeparator(part: string): string {
  return part.replace(/\s+/g, ' ').trim().replaceAll(separator, '-').replace(/ -$/, '-')
}

function splitOnce(line: string): readonly [first: string, rest: string | null] {
  const at = line.indexOf(separator)
  return at < 0 ? [line, null] : [line.slice(0, at), line.slice(at + separator.length)]
}
