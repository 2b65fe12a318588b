import { termsConsent } from '@krishi/storefront-core/compliance'
import type { TermsConsent } from '@krishi/storefront-core/compliance'
import type { Locale } from '@krishi/storefront-core/locale'
import { locales } from '@krishi/storefront-core/locale'
import type { Settings } from '@krishi/storefront-core/settings'
import { hasShape, isOneOf, isText, parseJson } from '@krishi/storefront-core/shape'
import type { SafeStorage } from '../storage/index.ts'
import { lazySessionKeys } from '../storage/lazy-keys.ts'

const isConsent = hasShape<TermsConsent>({ version: isText, language: isOneOf(...locales) })

/** The consent to the terms, in this tab: from the box in the cart, over the address and a reload, to the order. */
export interface TermsConsents {
  /** Records that the terms were ticked when proceeding; nothing is recorded where they were ticked beforehand. */
  note: () => void
  /** The terms that were agreed to; undefined where none were. */
  read: () => TermsConsent | undefined
  forget: () => void
}

/** Keeps the consent of one tab. */
export function createTermsConsents(
  storage: SafeStorage,
  settings: Pick<Settings, 'compliance' | 'termsVersion'>,
  language: Locale,
): TermsConsents {
  const key = lazySessionKeys.termsConsent
  return {
    note() {
      const consent = termsConsent(settings, language)
      if (consent) storage.write(key, JSON.stringify(consent))
    },
    read() {
      const kept = parseJson(storage.read(key))
      return isConsent(kept) ? kept : undefined
    },
    forget: () => storage.remove(key),
  }
}
