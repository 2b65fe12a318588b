import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { complianceOf, lawfulSettings } from './index.ts'

describe('complianceOf', () => {
  it('[04.1] is by default what is specified, to the letter', () => {
    expect(complianceOf(defaultSettings)).toEqual({
      areTermsTicked: true,
      isAddressRemembered: true,
      mayApplyCoins: true,
      firstRating: 5,
      mayLocateByNetwork: true,
      leastOtpLength: 4,
      leastToastMs: 0,
      hasOriginFilter: false,
    })
  })

  it('decides nothing for her under Indian law', () => {
    expect(complianceOf({ compliance: 'india-2026' })).toEqual({
      areTermsTicked: false,
      isAddressRemembered: false,
      mayApplyCoins: false,
      firstRating: 0,
      mayLocateByNetwork: false,
      leastOtpLength: 6,
      leastToastMs: 5000,
      hasOriginFilter: true,
    })
  })
})

describe('lawfulSettings', () => {
  const asked = (compliance: 'spec' | 'india-2026', isOn: boolean, toastMinimumMs: number) =>
    lawfulSettings({
      ...defaultSettings,
      compliance,
      toastMinimumMs,
      loyaltyPoints: { ...defaultSettings.loyaltyPoints, applyByDefault: isOn },
      locationConfig: { allowIpLookup: isOn },
    })

  it('changes nothing of the defaults', () => {
    expect(lawfulSettings(defaultSettings)).toEqual(defaultSettings)
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
