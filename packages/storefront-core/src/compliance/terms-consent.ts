import type { Locale } from '../locale/index.ts'
import type { Failure } from '../result/index.ts'
import type { Settings } from '../settings/settings.ts'
import { complianceOf } from './compliance-profile.ts'

/** What a shopper has agreed to: which wording of the terms, in which language. */
export interface TermsConsent {
  readonly version: string
  readonly language: Locale
}

/** A consent as it is kept with the order; the time is the server's. */
export interface ConsentRecord extends TermsConsent {
  /** ISO instant. */
  readonly time: string
}

type TermsSettings = Pick<Settings, 'compliance' | 'termsVersion'>

/** The consent that a shopper gives by ticking the terms; null where they were ticked beforehand, which is no consent. */
export function termsConsent(settings: TermsSettings, language: Locale): TermsConsent | null {
  return complianceOf(settings).areTermsTicked ? null : { version: settings.termsVersion, language }
}

/** Whether `consent` is missing where an order needs one: none, or one to other words than today's. */
export function isConsentMissing(settings: TermsSettings, consent: TermsConsent | null | undefined): boolean {
  return !complianceOf(settings).areTermsTicked && consent?.version !== settings.termsVersion
}

/** Whether the server refused because the shopper's consent is missing. */
export function isConsentAsked({ code, fields }: Failure): boolean {
  return code === 'request/invalid' && fields?.['consent'] !== undefined
}
