import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLocale } from '../locale/index.ts'
import { defaultSettings, mergeSettings, provinces } from './index.ts'

describe('provinces', () => {
  it('[04.5] lists the 36 states and union territories once each', () => {
    expect(provinces).toHaveLength(36)
    expect(new Set(provinces.map(({ id }) => id)).size).toBe(36)
    expect(new Set(provinces.map(({ title }) => title)).size).toBe(36)
    expect(provinces.map(({ id }) => id).sort()).toEqual(
      'AN AP AR AS BR CG CH DH DL GA GJ HP HR JH JK KA KL LA LD MH ML MN MP MZ NL OD PB PY RJ SK TN TR TS UK UP WB'.split(
        ' ',
      ),
    )
    expect(provinces.every(({ title }) => /^[A-Z][A-Za-z ]+$/.test(title))).toBe(true)
  })
})

describe('defaultSettings', () => {
  it('[04.1] has the specified values', () => {
    expect(defaultSettings).toMatchObject({
      compliance: 'spec',
      seller: null,
      termsVersion: '1',
      toastMinimumMs: 0,
      locales: ['en', 'hi', 'te', 'ta', 'kn', 'bn'],
      switcherLocales: ['en', 'hi', 'te', 'kn'],
      checkoutConfig: {
        onlinePaymentDiscountPercent: 0,
        isShopifyCheckoutEnabled: false,
        isAddressSelectionEnabled: true,
      },
      cartConfig: { hasDrawer: true, trustMarker: { enableTrustMarker: false } },
      shippingDetails: { minCartValueForFreeShipping: 49_900, applicableShippingCharge: 7_000 },
      enableGuestUserFlow: true,
      statesToDisableGuestUserFlow: ['West Bengal', 'Uttar Pradesh'],
      enableAddressAutoFillWithCoordinates: true,
      formSettings: {
        flathouseno: { isMandatory: false, characterLength: 30 },
        address1: { isMandatory: true, characterLength: 200 },
      },
      checkoutAddressForm: { source: 'WEB', title: '', type: 'CHECKOUTADDRESSFORM' },
      whatsAppMobileNumber: '',
      supportCallNumber: '',
      corporateHref: '',
      enableEstimatedDeliveryOnPinCode: true,
      verticalVariantProducts: [],
      installBanners: [],
      appBanner: { androidHref: '', iosHref: '' },
      nativeApp: { userAgents: ['KrishiApp'] },
      hasStorage: true,
    })
  })

  it('[04.1] has the specified limits of features', () => {
    expect(defaultSettings).toMatchObject({
      searchConfig: {
        searchDebounceDelayInMs: 300,
        minSearchCharacters: 2,
        isAbortPrevStrokeSearAPIEnabled: true,
        enablePopularSearches: true,
      },
      loyaltyPoints: {
        enableLoyaltyPoints: false,
        rupeePerBHCoin: 1,
        bhCoinsDebitType: 'percentage',
        bhCoinsDebitValue: 2,
        bhCoinsMaxUsageValue: 100,
        bHCoinsApplicabilityType: 'percentage',
        bHCoinsApplicabilityValue: 2,
        applyByDefault: false,
        enforceMaxUsage: true,
      },
      enableLoginForTrackOrder: true,
      alternativeProduct: { enableAlternativeProduct: false, showRatingThreshold: 3, scrollTextInterval: 3_000 },
      otpConfig: { otpLength: 4, resendOtpAttempts: 2, resendOtpSecs: 30 },
      isReviewsModerationEnabled: false,
      categorySelectionLimit: 5,
      brandSelectionLimit: 5,
      maintenance: { enabled: false, start: null, end: null },
      isFestivalSaleEnabled: true,
      pdpBackBanner: { until: '2025-12-31T23:59:59+05:30' },
      locationConfig: { allowIpLookup: false },
    })
  })

  it('[04.1] has the specified limits of the community', () => {
    expect(defaultSettings.socialFeed).toEqual({
      createPostConfig: { maxVideoSeconds: 30, maxImages: 3, quizPollValidityDays: 30 },
      defaultFarmerTypeId: '',
      brandTypeId: '',
      report: { title: {}, reasons: ['spam', 'hate-speech', 'dislike', 'false-information', 'nudity', 'other'] },
      isTranslationEnabled: false,
      impressions: { isEnabled: false, minimumViewSeconds: 3, viewThresholdPercent: 50 },
    })
  })

  it('[04.7] knows the four trust markers, all hidden until a picture is set', () => {
    expect(Object.entries(defaultSettings.trustMarkers)).toEqual(
      ['tmHomeOne', 'tmHomeTwo', 'tmPDP', 'tmPayments'].map((name) => [name, { name, enabled: false, imagePaths: {} }]),
    )
  })
})

describe('mergeSettings', () => {
  it('[04.1] gives the defaults for no settings at all', () => {
    for (const nothing of [undefined, null, {}, [], 'settings', 7, true]) {
      expect(mergeSettings(nothing)).toEqual(defaultSettings)
    }
  })

  it('[04.1] takes every valid setting as it is', () => {
    const remote: unknown = JSON.parse(JSON.stringify(changedSettings))
    expect(mergeSettings(remote)).toEqual(changedSettings)
  })

  it('[04.1] lays single keys over the defaults, however deep', () => {
    const merged = mergeSettings({ shippingDetails: { applicableShippingCharge: 9_900 } })
    expect(merged.shippingDetails).toEqual({ minCartValueForFreeShipping: 49_900, applicableShippingCharge: 9_900 })
    expect({ ...merged, shippingDetails: defaultSettings.shippingDetails }).toEqual(defaultSettings)
  })

  it('[04.1] lets each malformed key fall back alone', () => {
    const merged = mergeSettings({
      compliance: 'lawless',
      toastMinimumMs: '3000',
      shippingDetails: { minCartValueForFreeShipping: 99_900, applicableShippingCharge: 70.5 },
      formSettings: [],
      otpConfig: null,
      brandSelectionLimit: -1,
      categorySelectionLimit: 7,
      maintenance: { enabled: true, start: 7, end: '2026-01-01T00:00:00+05:30' },
    })
    expect(merged).toEqual({
      ...defaultSettings,
      shippingDetails: { minCartValueForFreeShipping: 99_900, applicableShippingCharge: 7_000 },
      categorySelectionLimit: 7,
      maintenance: { enabled: true, start: null, end: '2026-01-01T00:00:00+05:30' },
    })
  })

  it('[04.1] keeps the usable entries of a list', () => {
    expect(mergeSettings({ statesToDisableGuestUserFlow: [] }).statesToDisableGuestUserFlow).toEqual([])
    expect(mergeSettings({ statesToDisableGuestUserFlow: ['Goa', 7] }).statesToDisableGuestUserFlow).toEqual(['Goa'])
    expect(mergeSettings({ statesToDisableGuestUserFlow: [7] }).statesToDisableGuestUserFlow).toHaveLength(2)
    expect(mergeSettings({ provinces: [{ id: 'GA', title: 'Goa' }, { id: 'XX' }] }).provinces).toHaveLength(1)
  })

  it('[04.1] never leaves the shop without languages or states', () => {
    const merged = mergeSettings({ locales: [], switcherLocales: ['xx'], provinces: [] })
    expect(merged).toEqual(defaultSettings)
  })

  it('[04.1] takes texts per language and ignores languages it does not have', () => {
    const remote = { trustMarkers: { tmPDP: { enabled: true, imagePaths: { en: '/a.png', hi: 7, fr: '/f.png' } } } }
    expect(mergeSettings(remote).trustMarkers.tmPDP).toEqual({
      name: 'tmPDP',
      enabled: true,
      imagePaths: { en: '/a.png' },
    })
    expect(
      mergeSettings({ installBanners: [banner, { ...banner, imagePaths: { en: 7 } }, { ...banner, imagePaths: null }] })
        .installBanners,
    ).toEqual([banner])
    expect(mergeSettings({ searchConfig: { popularSearchesTitle: 'Popular' } })).toEqual(defaultSettings)
  })

  it('[04.1] lets no hostile key reach a prototype or the settings', () => {
    const remote: unknown = JSON.parse(
      '{"__proto__":{"compliance":"india-2026"},"constructor":{"x":1},"maintenance":{"__proto__":{"enabled":true}}}',
    )
    expect(mergeSettings(remote)).toEqual(defaultSettings)
    expect(Object.getPrototypeOf(mergeSettings(remote))).toBe(Object.prototype)
    expect(Object.keys(mergeSettings(remote))).toEqual(Object.keys(defaultSettings))
  })

  it('[04.1] ignores what a source only inherits', () => {
    expect(mergeSettings(Object.create({ compliance: 'india-2026' }))).toEqual(defaultSettings)
    const paths: unknown = Object.create({ en: '/a.png' })
    expect(mergeSettings({ trustMarkers: { tmPDP: { imagePaths: paths } } })).toEqual(defaultSettings)
  })

  it('[04.1] never throws and always gives valid settings', () => {
    const corrupt = fc.record(Object.fromEntries(Object.keys(defaultSettings).map((key) => [key, fc.anything()])), {
      requiredKeys: [],
    })
    fc.assert(
      fc.property(fc.oneof(fc.anything(), corrupt), (remote) => {
        const merged = mergeSettings(remote)
        expect(Object.keys(merged)).toEqual(Object.keys(defaultSettings))
        expect(Number.isSafeInteger(merged.shippingDetails.applicableShippingCharge)).toBe(true)
        expect(merged.locales.every(isLocale) && merged.locales.length > 0).toBe(true)
        expect(mergeSettings(merged)).toEqual(merged)
      }),
    )
  })
})

const banner = { name: 'installHome', enabled: true, imagePaths: { en: '/install.png' } }

const loyaltyTexts = {
  ...{ heading: 'h', subHeading: 's', howToUseBHCoinsMedia: '/m.mp4', mediaType: 'video', mediaStyle: 'wide' },
  ...{ termsAndConditions: '<p>t</p>', title: 'Coins', yourCoins: 'y', totalPointsEarned: 't', historyMessage: 'h' },
  ...{ youWillEarn: '#BHCOINS', expiresHeading: 'e', expiredHeading: 'x', coinIconPath: '/c', historyIconPath: '/i' },
} as const

/** Every leaf differs from the default. */
const changedSettings = {
  compliance: 'india-2026',
  seller: {
    ...{ name: 'Krishi Private Limited', address: 'Mysuru 570001' },
    ...{ grievanceOfficer: 'Asha Rao', grievanceContact: 'asha@krishi.example' },
    ...{ consumerHelpline: '1915', insecticideLicence: 'KA/2026/1' },
  },
  termsVersion: '2',
  toastMinimumMs: 5_000,
  locales: ['en', 'hi'],
  switcherLocales: ['en'],
  checkoutConfig: {
    onlinePaymentDiscountPercent: 2.5,
    isShopifyCheckoutEnabled: true,
    isAddressSelectionEnabled: false,
  },
  cartConfig: {
    hasDrawer: false,
    trustMarker: { enableTrustMarker: true, mobileImageUrls: { en: '/m.png' }, desktopImageUrls: { hi: '/d.png' } },
  },
  shippingDetails: { minCartValueForFreeShipping: 1, applicableShippingCharge: 2 },
  enableGuestUserFlow: false,
  statesToDisableGuestUserFlow: ['Goa'],
  provinces: [{ id: 'GA', title: 'Goa' }],
  enableAddressAutoFillWithCoordinates: false,
  formSettings: {
    flathouseno: { isMandatory: true, characterLength: 10 },
    address1: { isMandatory: false, characterLength: 20 },
  },
  checkoutAddressForm: { source: 'APP', title: 'Address', type: 'OTHER' },
  whatsAppMobileNumber: '9876543210',
  supportCallNumber: '9876543211',
  corporateHref: 'https://krishi.example',
  searchConfig: {
    searchDebounceDelayInMs: 600,
    minSearchCharacters: 3,
    isAbortPrevStrokeSearAPIEnabled: false,
    enablePopularSearches: false,
    popularSearchesTitle: { en: 'Popular' },
  },
  loyaltyPoints: {
    enableLoyaltyPoints: true,
    rupeePerBHCoin: 0.5,
    bhCoinsDebitType: 'fixed',
    bhCoinsDebitValue: 50,
    bhCoinsMaxUsageValue: 200,
    bHCoinsApplicabilityType: 'fixed',
    bHCoinsApplicabilityValue: 5,
    applyByDefault: true,
    enforceMaxUsage: false,
  },
  loyaltyConfig: { en: loyaltyTexts },
  enableLoginForTrackOrder: false,
  enableEstimatedDeliveryOnPinCode: false,
  verticalVariantProducts: ['neem-oil'],
  alternativeProduct: {
    enableAlternativeProduct: true,
    showRatingThreshold: 3.5,
    scrollTextInterval: 1_500,
    translations: { cheaperTitle: { en: 'Cheaper' }, substituteForTitle: { en: 'Substitute' } },
  },
  trustMarkers: {
    tmHomeOne: { ...banner, name: 'one' },
    tmHomeTwo: { ...banner, name: 'two' },
    tmPDP: { ...banner, name: 'three' },
    tmPayments: { ...banner, name: 'four' },
  },
  installBanners: [banner],
  appBanner: { androidHref: 'https://play.example/krishi', iosHref: 'https://apps.example/krishi' },
  nativeApp: { userAgents: ['Other'] },
  hasStorage: false,
  maintenance: { enabled: true, start: '2026-01-01T00:00:00Z', end: '2026-01-02T00:00:00Z' },
  otpConfig: { otpLength: 6, resendOtpAttempts: 1, resendOtpSecs: 10 },
  isReviewsModerationEnabled: true,
  categorySelectionLimit: 3,
  brandSelectionLimit: 4,
  socialFeed: {
    createPostConfig: { maxVideoSeconds: 60, maxImages: 5, quizPollValidityDays: 7 },
    defaultFarmerTypeId: 'farmer',
    brandTypeId: 'brand',
    report: { title: { en: 'Report' }, reasons: ['spam'] },
    isTranslationEnabled: true,
    impressions: { isEnabled: true, minimumViewSeconds: 5, viewThresholdPercent: 75.5 },
  },
  isFestivalSaleEnabled: false,
  pdpBackBanner: { until: '2030-12-31T23:59:59+05:30', appHref: 'https://apps.example/krishi' },
  locationConfig: { allowIpLookup: true },
}
