import { isLocale } from '../locale/index.ts'
import type { Locale } from '../locale/index.ts'

/** The language of ours that a BCP-47 tag names: `hi` for `hi-IN` and `hin`. Undefined where it names another, or is no such tag. */
export function languageOfTag(tag: string): Locale | undefined {
  try {
    const { language } = new Intl.Locale(tag)
    return isLocale(language) ? language : undefined
  } catch {
    return undefined
  }
}
