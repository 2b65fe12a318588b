import { provinceName, renamePlace } from '@krishi/storefront-core/address'
import type { PincodeInfo, PincodePlace, WireAddress } from '@krishi/storefront-core/address'
import type { Locale } from '@krishi/storefront-core/locale'
import { namesOfDistrict, placeNameIn } from '../pincodes/index.ts'

/** A kept address as it is read in a language: its district is named in it, and so is a town that has names. */
export function localizeAddress<Address extends WireAddress>(address: Address, language: Locale): Address {
  return renamePlace(address, (name) => placeNameIn(language, address.province, name))
}

/** What is known of a pincode as it is read in a language. */
export function localizePincode(info: PincodeInfo, language: Locale): PincodeInfo {
  const { provinceId, city, state, otherPlaces } = info
  return {
    ...info,
    ...localizeDistrict(info, language),
    city: placeNameIn(language, provinceId, city),
    state: provinceName({ id: provinceId, title: state }, language),
    otherPlaces: otherPlaces.map((place) => localizeDistrict(place, language)),
  }
}

function localizeDistrict({ district, provinceId }: PincodePlace, language: Locale): PincodePlace {
  const names = namesOfDistrict(provinceId, district)
  return names ? { district: names[language], provinceId, names: Object.values(names) } : { district, provinceId }
}
