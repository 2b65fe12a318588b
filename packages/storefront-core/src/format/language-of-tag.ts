import type { Locale } from '../locale/index.ts'
import { scripts } from './language-of-text.ts'

/** The language of ours that a BCP-47 tag names: `hi` for `hi-IN`. Undefined where it names another, or is no such tag. */
export function languageOfTag(tag: string): Locale | undefined {
  return scripts.find(([locale]) => new RegExp(`^${locale}\\b`, 'i').test(tag))?.[0]
}
