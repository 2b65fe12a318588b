import type { Locale } from '@krishi/storefront-core/locale'
import type { PackNews } from './sms-sender.ts'

const sentences: Record<Locale, (name: string, address: string) => string> = {
  en: (name, address) => `${name} is back: ${address}`,
  hi: (name, address) => `${name} दोबारा उपलब्ध है: ${address}`,
  te: (name, address) => `${name} మళ్లీ అందుబాటులో ఉంది: ${address}`,
  ta: (name, address) => `${name} மீண்டும் கிடைக்கிறது: ${address}`,
  kn: (name, address) => `${name} ಮತ್ತೆ ಲಭ್ಯವಿದೆ: ${address}`,
  bn: (name, address) => `${name} আবার পাওয়া যাচ্ছে: ${address}`,
}

/**
 * The message that a pack is back, in the shopper's language, with the address of its page [S18]. The operators let through
 * only what is registered with them: register these texts.
 *
 * @param origin Scheme and host of the shop.
 */
export function newsText({ language, product, pack, path }: PackNews, origin: string): string {
  return sentences[language](`${product}, ${pack}`, origin + path)
}
