import { isValidPhone } from '@krishi/storefront-core/digits'
import { isLocale, locales } from '@krishi/storefront-core/locale'
import { ok } from '@krishi/storefront-core/result'
import { provinces } from '@krishi/storefront-core/settings'
import { z } from 'zod'
import { handle, json, link, words } from '../catalogue-file/codecs.ts'
import { pattern, wrong, type Codec } from '../catalogue-file/field.ts'
import { isCallNumber } from '../config-contact.ts'
import { isGrievanceContact, isHelpline } from '../config-seller.ts'
import { sanitize } from '../seeding/sanitize.ts'

/** A text that a function judges. */
function judged(isRight: (text: string) => boolean, expected: string): Codec {
  return { read: (text) => (isRight(text) ? ok(text) : wrong(text, expected)), write: String }
}

/** Words with spaces between them, each of which a function judges; `none` is an empty list. */
function listOf(isRight: (text: string) => boolean, expected: string): Codec {
  return {
    read(text) {
      const entries = text === 'none' ? [] : text.split(/\s+/)
      const stranger = entries.find((entry) => !isRight(entry))
      return stranger === undefined ? ok(entries) : wrong(stranger, expected)
    },
    write: (value) => (Array.isArray(value) && value.length > 0 ? value.join(' ') : 'none'),
  }
}

const sellerText = z.string().refine((text) => words.read(text).ok, 'must be one line of at most 500 characters')

/** A text that `isRight` accepts in a setting that is written as JSON. */
const textThat = (isRight: (text: string) => boolean, expected: string) =>
  z.string().refine(isRight, `must be ${expected}`)

const perLanguage = (text: z.ZodType<string>) => json(z.partialRecord(z.enum(locales), text))

/** Ten digits. */
export const mobile = judged(isValidPhone, 'a mobile number of ten digits')

/** A number that takes calls. */
export const callNumber = judged(isCallNumber, 'a number of ten or eleven digits, without the country code')

/** An address on another site. */
export const site = pattern(/^https:\/\/\S{1,1000}$/, 'an address with https://')

/** States in which something holds. */
export const states = listOf(
  (text) => provinces.some(({ id }) => id === text),
  'states of two capital letters with spaces between, such as UP WB, or none',
)

/** Products in which something holds. */
export const products = listOf(
  (text) => handle.read(text).ok,
  'handles of products with spaces between, such as urea dap, or none',
)

/** Languages that shoppers choose from, at least one. */
export const languages: Codec = {
  ...listOf(isLocale, ''),
  read(text) {
    const entries = text.split(/\s+/)
    return entries.every(isLocale) ? ok(entries) : wrong(text, `languages with spaces between, of ${locales.join(' ')}`)
  },
}

/** A picture for each language, English for those without. */
export const pictures = perLanguage(
  z
    .string()
    .refine(
      (text) => link.read(text).ok,
      'must be an address of the shop such as /img/urea.webp, or begin with https://',
    ),
)

/** HTML for each language, made safe. */
export const html = perLanguage(z.string().max(50_000).transform(sanitize))

/** Who sells, whole. */
export const seller = json(
  z.strictObject({
    name: sellerText,
    address: sellerText,
    grievanceOfficer: sellerText,
    grievanceContact: textThat(isGrievanceContact, 'a mobile number of ten digits or an e-mail address'),
    consumerHelpline: textThat(isHelpline, 'a number of four to eleven digits, such as 1915'),
    insecticideLicence: sellerText,
  }),
)
