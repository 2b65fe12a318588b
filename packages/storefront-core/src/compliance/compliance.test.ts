import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { complianceOf, isConsentAsked, isConsentMissing, applyComplianceProfile, termsConsent } from './index.ts'

describe('complianceOf', () => {
  it('[04.1] is by default what is specified, to the letter', () => {
    expect(complianceOf(defaultSettings)).toEqual({
      areTermsTicked: true,
      isAddressRemembered: true,
      addressKeptDays: null,
      mayApplyCoins: true,
      firstRating: 5,
      labelsSuggestions: false,
      mayLocateByNetwork: true,
      mayLocateUnasked: true,
      leastOtpLength: 4,
      leastToastMs: 0,
      hasOriginFilter: false,
      isIndiaAssumed: true,
      tellsLabelFacts: false,
      needsSeller: false,
    })
  })

  it('preselects nothing for the shopper under Indian law', () => {
    expect(complianceOf({ compliance: 'india-2026' })).toEqual({
      areTermsTicked: false,
      isAddressRemembered: false,
      addressKeptDays: 30,
      mayApplyCoins: false,
      firstRating: 0,
      labelsSuggestions: true,
      mayLocateByNetwork: false,
      mayLocateUnasked: false,
      leastOtpLength: 6,
      leastToastMs: 5000,
      hasOriginFilter: true,
      isIndiaAssumed: false,
      tellsLabelFacts: true,
      needsSeller: true,
    })
  })
})

describe('applyComplianceProfile', () => {
  const asked = (compliance: 'spec' | 'india-2026', isOn: boolean, toastMinimumMs: number) =>
    applyComplianceProfile({
      ...defaultSettings,
      compliance,
      toastMinimumMs,
      loyaltyPoints: { ...defaultSettings.loyaltyPoints, applyByDefault: isOn },
      locationConfig: { allowIpLookup: isOn },
    })

  it('changes nothing of the defaults', () => {
    expect(applyComplianceProfile(defaultSettings)).toEqual(defaultSettings)
  })

  it.each([
    ['spec', true, 0, true, 0],
    ['spec', false, 9000, false, 9000],
    ['india-2026', true, 0, false, 5000],
    ['india-2026', false, 9000, false, 9000],
  ] as const)('under %s lets coins and network be %s and notices stay %i ms', (name, isOn, ms, expected, stays) => {
    const { loyaltyPoints, locationConfig, toastMinimumMs } = asked(name, isOn, ms)
    expect([loyaltyPoints.applyByDefault, locationConfig.allowIpLookup]).toEqual([expected, expected])
    expect(toastMinimumMs).toBe(stays)
  })
})

describe('consent to the terms', () => {
  const law = { compliance: 'india-2026', termsVersion: '2' } as const
  const spec = { compliance: 'spec', termsVersion: '2' } as const

  it('is recorded where the shopper ticked the terms, and never where they were ticked beforehand', () => {
    expect(termsConsent(law, 'hi')).toEqual({ version: '2', language: 'hi' })
    expect(termsConsent(spec, 'hi')).toBeNull()
  })

  it.each([
    ['none', undefined, true],
    ['one to the old words', { version: '1', language: 'hi' }, true],
    ['one to the words of today', { version: '2', language: 'bn' }, false],
  ] as const)('is missing under Indian law with %s: %s', (_which, consent, isMissing) => {
    expect(isConsentMissing(law, consent)).toBe(isMissing)
    expect(isConsentMissing(spec, consent)).toBe(false)
  })

  it('is asked for by a refusal that names it, and by no other', () => {
    expect(isConsentAsked({ code: 'request/invalid', fields: { consent: 'required' } })).toBe(true)
    expect(isConsentAsked({ code: 'request/invalid', fields: { zip: 'invalid' } })).toBe(false)
    expect(isConsentAsked({ code: 'network/server' })).toBe(false)
  })
})
