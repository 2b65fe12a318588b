import type { AddressFieldSettings, Province } from '../address/index.ts'
import type { ShippingDetails } from '../cart/cart.ts'
import { locales } from '../locale/index.ts'
import { hasShape, isCount, isFlag, isNullOr, isOneOf, isPositive, isRecord, isText } from '../shape/index.ts'
import type { Guard } from '../shape/index.ts'
import { defaultSettings } from './default-settings.ts'
import type { LoyaltySettings, LoyaltyTexts } from './loyalty-settings.ts'
import type { PerLocale } from './per-locale.ts'
import { many, one, perLocale, section, some, textPerLocale } from './readers.ts'
import { isSeller } from './seller.ts'
import type { NamedImage, Settings } from './settings.ts'

const flag = one(isFlag)
const text = one(isText)
const count = one(isCount)
const amount = one(isPositive)
const locale = isOneOf(...locales)

const textsPerLocale: Guard<PerLocale<string>> = (value): value is PerLocale<string> =>
  isRecord(value) && Object.values(value).every(isText)

const image = section<NamedImage>({ name: text, enabled: flag, imagePaths: textPerLocale })
const field = section<Required<AddressFieldSettings>>({ isMandatory: flag, characterLength: count })
/** Fewer digits are guessed, more are not typed without a mistake. */
const otpLength = one<number>(isOneOf(4, 5, 6, 7, 8))
const coinRule = one(isOneOf('percentage', 'fixed'))

const loyaltyTexts = hasShape<LoyaltyTexts>({
  heading: isText,
  subHeading: isText,
  howToUseBHCoinsMedia: isText,
  mediaType: isOneOf('image', 'lottie', 'video'),
  mediaStyle: isText,
  termsAndConditions: isText,
  title: isText,
  yourCoins: isText,
  totalPointsEarned: isText,
  historyMessage: isText,
  youWillEarn: isText,
  expiresHeading: isText,
  expiredHeading: isText,
  coinIconPath: isText,
  historyIconPath: isText,
})

const loyaltyPoints = section<LoyaltySettings>({
  enableLoyaltyPoints: flag,
  rupeePerBHCoin: amount,
  bhCoinsDebitType: coinRule,
  bhCoinsDebitValue: amount,
  bhCoinsMaxUsageValue: count,
  bHCoinsApplicabilityType: coinRule,
  bHCoinsApplicabilityValue: amount,
  applyByDefault: flag,
  enforceMaxUsage: flag,
})

const readSettings = section<Settings>({
  compliance: one(isOneOf('spec', 'india-2026')),
  seller: one(isNullOr(isSeller)),
  termsVersion: text,
  toastMinimumMs: count,
  locales: some(locale),
  switcherLocales: some(locale),
  checkoutConfig: section<Settings['checkoutConfig']>({
    onlinePaymentDiscountPercent: amount,
    isShopifyCheckoutEnabled: flag,
    isAddressSelectionEnabled: flag,
  }),
  cartConfig: section<Settings['cartConfig']>({
    hasDrawer: flag,
    trustMarker: section<Settings['cartConfig']['trustMarker']>({
      enableTrustMarker: flag,
      mobileImageUrls: textPerLocale,
      desktopImageUrls: textPerLocale,
    }),
  }),
  shippingDetails: section<ShippingDetails>({ minCartValueForFreeShipping: count, applicableShippingCharge: count }),
  enableGuestUserFlow: flag,
  statesToDisableGuestUserFlow: many(isText),
  provinces: some(hasShape<Province>({ id: isText, title: isText })),
  enableAddressAutoFillWithCoordinates: flag,
  formSettings: section<Settings['formSettings']>({ flathouseno: field, address1: field }),
  checkoutAddressForm: section<Settings['checkoutAddressForm']>({ source: text, title: text, type: text }),
  whatsAppMobileNumber: text,
  supportCallNumber: text,
  corporateHref: text,
  searchConfig: section<Settings['searchConfig']>({
    searchDebounceDelayInMs: count,
    minSearchCharacters: count,
    isAbortPrevStrokeSearAPIEnabled: flag,
    enablePopularSearches: flag,
    popularSearchesTitle: textPerLocale,
  }),
  loyaltyPoints,
  loyaltyConfig: perLocale(loyaltyTexts),
  enableLoginForTrackOrder: flag,
  enableEstimatedDeliveryOnPinCode: flag,
  verticalVariantProducts: many(isText),
  alternativeProduct: section<Settings['alternativeProduct']>({
    enableAlternativeProduct: flag,
    showRatingThreshold: amount,
    scrollTextInterval: count,
    translations: section<Settings['alternativeProduct']['translations']>({
      cheaperTitle: textPerLocale,
      substituteForTitle: textPerLocale,
    }),
  }),
  trustMarkers: section<Settings['trustMarkers']>({
    tmHomeOne: image,
    tmHomeTwo: image,
    tmPDP: image,
    tmPayments: image,
  }),
  installBanners: many(hasShape<NamedImage>({ name: isText, enabled: isFlag, imagePaths: textsPerLocale })),
  appBanner: section<Settings['appBanner']>({ androidHref: text, iosHref: text }),
  nativeApp: section<Settings['nativeApp']>({ userAgents: many(isText) }),
  hasStorage: flag,
  maintenance: section<Settings['maintenance']>({
    enabled: flag,
    start: one(isNullOr(isText)),
    end: one(isNullOr(isText)),
  }),
  otpConfig: section<Settings['otpConfig']>({ otpLength, resendOtpAttempts: count, resendOtpSecs: count }),
  isReviewsModerationEnabled: flag,
  categorySelectionLimit: count,
  brandSelectionLimit: count,
  socialFeed: section<Settings['socialFeed']>({
    createPostConfig: section<Settings['socialFeed']['createPostConfig']>({
      maxVideoSeconds: count,
      maxImages: count,
      quizPollValidityDays: count,
    }),
    defaultFarmerTypeId: text,
    brandTypeId: text,
    report: section<Settings['socialFeed']['report']>({ title: textPerLocale, reasons: some(isText) }),
    isTranslationEnabled: flag,
    impressions: section<Settings['socialFeed']['impressions']>({
      isEnabled: flag,
      minimumViewSeconds: count,
      viewThresholdPercent: amount,
    }),
  }),
  isFestivalSaleEnabled: flag,
  pdpBackBanner: section<Settings['pdpBackBanner']>({ until: text, appHref: text }),
  locationConfig: section<Settings['locationConfig']>({ allowIpLookup: flag }),
})

/**
 * Lays what a server sent over the defaults, key by key [04.1]. Whatever is malformed (a wrong type, null, a list in place
 * of an object, an unknown key) falls back for that key alone. Never throws.
 */
export function mergeSettings(remote: unknown): Settings {
  return readSettings(remote, defaultSettings)
}
