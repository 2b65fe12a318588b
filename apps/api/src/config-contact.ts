import { isValidPhone } from '@krishi/storefront-core/digits'
import type { Settings } from '@krishi/storefront-core/settings'

/** How a shopper reaches the shop, its app, and the site of the company behind it; empty where the owner has none. */
export type Contact = Pick<Settings, 'whatsAppMobileNumber' | 'supportCallNumber' | 'corporateHref' | 'appBanner'>

/** What was read of it, with one sentence for each variable that cannot be used. */
interface ReadContact {
  readonly contact: Contact
  readonly fields: Readonly<Record<string, string>>
}

/** Whether a number takes calls: without the country code. */
export function isCallNumber(text: string): boolean {
  return /^\d{10,11}$/.test(text)
}

/** Reads how the shop is reached. */
export function readContact(value: (name: string) => string | null): ReadContact {
  const fields: Record<string, string> = {}
  const contact: Contact = {
    whatsAppMobileNumber: value('SUPPORT_CHAT_NUMBER') ?? '',
    supportCallNumber: value('SUPPORT_CALL_NUMBER') ?? '',
    corporateHref: value('CORPORATE_SITE') ?? '',
    appBanner: { androidHref: value('ANDROID_APP') ?? '', iosHref: value('IOS_APP') ?? '' },
  }
  const { whatsAppMobileNumber, supportCallNumber } = contact
  if (whatsAppMobileNumber !== '' && !isValidPhone(whatsAppMobileNumber)) {
    fields['SUPPORT_CHAT_NUMBER'] = 'SUPPORT_CHAT_NUMBER must be a mobile number of ten digits.'
  }
  if (supportCallNumber !== '' && !isCallNumber(supportCallNumber)) {
    fields['SUPPORT_CALL_NUMBER'] =
      'SUPPORT_CALL_NUMBER must be a number of ten or eleven digits, without the country code.'
  }
  for (const name of ['CORPORATE_SITE', 'ANDROID_APP', 'IOS_APP']) {
    if (!(value(name) ?? 'https://').startsWith('https://')) fields[name] = `${name} must be an address with https://.`
  }
  return { contact, fields }
}
