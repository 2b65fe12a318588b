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

/** Who sells; null where nothing is told of it and nothing has to be. */
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

/** Reads who sells, whole or not at all; a profile of the law that wants it told insists on it. */
export function readSeller(value: (name: string) => string | null, compliance: Settings['compliance']): ReadSeller {
  const names = Object.values(variables)
  const { needsSeller } = complianceOf({ compliance })
  if (!needsSeller && names.every((name) => value(name) === null)) return { seller: null, fields: {} }
  const reason = needsSeller ? `COMPLIANCE=${compliance}: the shop tells who sells` : 'the other facts about the seller'
  const fields: Record<string, string> = Object.fromEntries(
    names.filter((name) => value(name) === null).map((name) => [name, `${name} is required with ${reason}.`]),
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
