import { formatCount } from '@krishi/storefront-core/format'
import type { Locale } from '@krishi/storefront-core/locale'
import format from 'icu-minify/format'
import type { FormatOptions } from 'icu-minify/format'
import type { CompiledMessage, MessageValues } from './messages.ts'

const pluralRules = new Map<string, Intl.PluralRules>()
// kn-IN would group 1,234,567 and bn-IN print Bengali digits: every number is written as in English of India. The
// platform's own formatter says the same, and its first use costs 15 ms of a page's first second.
const counts = { format: formatCount } as Intl.NumberFormat

const options: FormatOptions = {
  formatters: {
    getNumberFormat: (_locales, style) => (style ? new Intl.NumberFormat('en-IN', style) : counts),
    getPluralRules(locales, style) {
      const key = `${String(locales)} ${style?.type}`
      const rules = pluralRules.get(key) ?? new Intl.PluralRules(locales, style)
      pluralRules.set(key, rules)
      return rules
    },
    getDateTimeFormat() {
      throw new Error(
        '[storefront-ui] A message formats a date itself. Browsers and servers write Indian dates differently, so ' +
          'the page would flicker. Give the message a text made by core/format instead.',
      )
    },
  },
}

/** The text of a compiled message: plurals by the rules of `locale`, numbers always in Latin digits. */
export function formatMessage(message: CompiledMessage, values: MessageValues | undefined, locale: Locale): string {
  return String(format(message, locale, values, options))
}
