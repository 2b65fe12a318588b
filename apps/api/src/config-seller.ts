import { complianceOf } from '@krishi/storefront-core/compliance'
import { isValidPhone } from '@krishi/storefront-core/digits'
import type { Seller, Settings } from '@krishi/storefront-core/settings'

/** The variable of each fact about the seller. */
const variables: Readonly<Record<keyof Seller, string>> = {
  name: 'SELLER_NAME',
  address: 'SELLER_ADDRESS',
  grievanceOfficer: 'GRIEVANCE_OFFICER',
  grievanceContact: 'GRIEVANCE_CONTACT',
  consumerHelpline: 'CONSUMER_HELPLINE',
  insecticideLicence: 'INSECTICIDE_LICENCE',
}

/** Who sells; null where nothing is told of it. */
interface ReadSeller {
  readonly seller: Seller | null
  /** One sentence for each variable that cannot be used. */
  readonly fields: Readonly<Record<string, string>>
}

/** Whether a text is a mobile number or an e-mail address, by which complaints arrive. */
export function isGrievanceContact(text: string): boolean {
  return isValidPhone(text) || /^[^\s@]+@[^\s@]+$/.test(text)
}

/** Whether a text is the number of a helpline, such as 1915. */
export function isHelpline(text: string): boolean {
  return /^\d{4,11}$/.test(text)
}

/** Reads who sells, whole or not at all. Where nothing is told, the owner's settings may tell it. */
export function readSeller(value: (name: string) => string | null): ReadSeller {
  const names = Object.values(variables)
  if (names.every((name) => value(name) === null)) return { seller: null, fields: {} }
  const fields: Record<string, string> = Object.fromEntries(
    names
      .filter((name) => value(name) === null)
      .map((name) => [name, `${name} is required with the other facts about the seller.`]),
  )
  const text = (fact: keyof Seller) => value(variables[fact]) ?? ''
  const seller: Seller = {
    name: text('name'),
    address: text('address'),
    grievanceOfficer: text('grievanceOfficer'),
    grievanceContact: text('grievanceContact'),
    consumerHelpline: text('consumerHelpline'),
    insecticideLicence: text('insecticideLicence'),
  }
  const { grievanceContact, consumerHelpline } = seller
  if (grievanceContact !== '' && !isGrievanceContact(grievanceContact)) {
    fields[variables.grievanceContact] = 'GRIEVANCE_CONTACT must be a mobile number of ten digits or an e-mail address.'
  }
  if (consumerHelpline !== '' && !isHelpline(consumerHelpline)) {
    fields[variables.consumerHelpline] = 'CONSUMER_HELPLINE must be a number of four to eleven digits, such as 1915.'
  }
  return { seller, fields }
}

/**
 * Why the shop cannot open without knowing who sells, as its profile of the law wants that told; null where it can. Asked once the
 * owner's settings are read.
 */
export function missingSeller({ compliance }: Pick<Settings, 'compliance'>, seller: Seller | null): string | null {
  if (seller !== null || !complianceOf({ compliance }).needsSeller) return null
  return `COMPLIANCE=${compliance} tells who sells, and nobody has told it: set ${Object.values(variables).join(', ')}, or import a line with the setting seller (docs/CATALOGUE-FILE.md).`
}
