import { termsConsent } from '@krishi/storefront-core/compliance'
import type { TermsConsent } from '@krishi/storefront-core/compliance'
import type { Locale } from '@krishi/storefront-core/locale'
import { locales } from '@krishi/storefront-core/locale'
import type { Settings } from '@krishi/storefront-core/settings'
import { hasShape, isOneOf, isText, parseJson } from '@krishi/storefront-core/shape'
import type { SafeStorage } from '../storage/index.ts'
import { lateSessionKeys } from '../storage/late-keys.ts'

const isConsent = hasShape<TermsConsent>({ version: isText, language: isOneOf(...locales) })

/** Her consent to the terms, in this tab: from the box in the cart, over the address and a reload, to the order. */
export interface TermsConsents {
  /** She has ticked the terms and proceeds; nothing is noted where they were ticked for her. */
  note(): void
  /** What she has agreed to; undefined where she has not. */
  read(): TermsConsent | undefined
  forget(): void
}

/** Keeps the consent of one tab. */
export function createTermsConsents(
  storage: SafeStorage,
  settings: Pick<Settings, 'compliance' | 'termsVersion'>,
  language: Locale,
): TermsConsents {
  const key = lateSessionKeys.termsConsent
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
