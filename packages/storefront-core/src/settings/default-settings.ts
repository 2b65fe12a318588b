import { locales } from '../locale/index.ts'
import { provinces } from './provinces.ts'
import type { NamedImage, Settings } from './settings.ts'

/** The settings of a shop that was told nothing else: what works when the settings call fails [04.2]. */
export const defaultSettings: Settings = {
  compliance: 'spec',
  seller: null,
  termsVersion: '1',
  toastMinimumMs: 0,
  locales,
  switcherLocales: ['en', 'hi', 'te', 'kn'],
  checkoutConfig: {
    onlinePaymentDiscountPercent: 0,
    isShopifyCheckoutEnabled: false,
    isAddressSelectionEnabled: true,
  },
  cartConfig: {
    hasDrawer: true,
    trustMarker: { enableTrustMarker: false, mobileImageUrls: {}, desktopImageUrls: {} },
  },
  shippingDetails: { minCartValueForFreeShipping: 49_900, applicableShippingCharge: 7_000 },
  enableGuestUserFlow: true,
  statesToDisableGuestUserFlow: ['West Bengal', 'Uttar Pradesh'],
  provinces,
  enableAddressAutoFillWithCoordinates: true,
  formSettings: {
    flathouseno: { isMandatory: false, characterLength: 30 },
    address1: { isMandatory: true, characterLength: 200 },
  },
  checkoutAddressForm: { source: 'WEB', title: '', type: 'CHECKOUTADDRESSFORM' },
  whatsAppMobileNumber: '',
  supportCallNumber: '',
  corporateHref: '',
  searchConfig: {
    searchDebounceDelayInMs: 300,
    minSearchCharacters: 2,
    isAbortPrevStrokeSearAPIEnabled: true,
    enablePopularSearches: true,
    popularSearchesTitle: {},
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
  loyaltyConfig: {},
  enableLoginForTrackOrder: true,
  enableEstimatedDeliveryOnPinCode: true,
  verticalVariantProducts: [],
  alternativeProduct: {
    enableAlternativeProduct: false,
    showRatingThreshold: 3,
    scrollTextInterval: 3_000,
    translations: { cheaperTitle: {}, substituteForTitle: {} },
  },
  trustMarkers: {
    tmHomeOne: hiddenImage('tmHomeOne'),
    tmHomeTwo: hiddenImage('tmHomeTwo'),
    tmPDP: hiddenImage('tmPDP'),
    tmPayments: hiddenImage('tmPayments'),
  },
  installBanners: [],
  appBanner: { androidHref: '', iosHref: '' },
  nativeApp: { userAgents: ['KrishiApp'] },
  hasStorage: true,
  maintenance: { enabled: false, start: null, end: null },
  otpConfig: { otpLength: 4, resendOtpAttempts: 2, resendOtpSecs: 30 },
  isReviewsModerationEnabled: false,
  categorySelectionLimit: 5,
  brandSelectionLimit: 5,
  socialFeed: {
    createPostConfig: { maxVideoSeconds: 30, maxImages: 3, quizPollValidityDays: 30 },
    defaultFarmerTypeId: '',
    brandTypeId: '',
    report: { title: {}, reasons: ['spam', 'hate-speech', 'dislike', 'false-information', 'nudity', 'other'] },
    isTranslationEnabled: false,
    impressions: { isEnabled: false, minimumViewSeconds: 3, viewThresholdPercent: 50 },
  },
  isFestivalSaleEnabled: true,
  pdpBackBanner: {
    until: '2025-12-31T23:59:59+05:30',
    appHref: 'https://play.google.com/store/apps/details?id=in.krishi.shop',
  },
  locationConfig: { allowIpLookup: false },
}

function hiddenImage(name: string): NamedImage {
  return { name, enabled: false, imagePaths: {} }
}
