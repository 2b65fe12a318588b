import type { AddressFieldSettings, AddressFormSettings, Province } from '../address/index.ts'
import type { ShippingDetails } from '../cart/cart.ts'
import type { Locale } from '../locale/index.ts'
import type { LoyaltySettings, LoyaltyTexts } from './loyalty-settings.ts'
import type { PerLocale } from './per-locale.ts'
import type { Seller } from './seller.ts'
import type { SocialFeedSettings } from './social-feed-settings.ts'

/** A picture that is switched on by name, with its address per language [04.7]. */
export interface NamedImage {
  readonly name: string
  readonly enabled: boolean
  readonly imagePaths: PerLocale<string>
}

/** Everything about the shop that its owner can change without a release [04.1]. Money in paise, times in ms unless named. */
export interface Settings {
  /** `spec` is the specified behaviour; `india-2026` changes the defaults that Indian law asks to change. */
  readonly compliance: 'spec' | 'india-2026'
  /** Who sells, as every page tells it; null tells nothing. `india-2026` needs one. */
  readonly seller: Seller | null
  /** Which wording of the terms holds: it is kept with each consent. To be changed with the words. */
  readonly termsVersion: string
  /** Toasts stay at least this long. */
  readonly toastMinimumMs: number
  /** Languages that have addresses. */
  readonly locales: readonly Locale[]
  /** Languages that the switcher offers [01.2]. */
  readonly switcherLocales: readonly Locale[]
  readonly checkoutConfig: {
    readonly onlinePaymentDiscountPercent: number
    readonly isShopifyCheckoutEnabled: boolean
    readonly isAddressSelectionEnabled: boolean
  }
  readonly cartConfig: {
    /** Whether the cart opens over the page; without it its button leads to the cart page [03.2]. */
    readonly hasDrawer: boolean
    readonly trustMarker: {
      readonly enableTrustMarker: boolean
      readonly mobileImageUrls: PerLocale<string>
      readonly desktopImageUrls: PerLocale<string>
    }
  }
  readonly shippingDetails: ShippingDetails
  readonly enableGuestUserFlow: boolean
  /** Ids or titles of states in which a guest must verify a mobile number first [03.10]. */
  readonly statesToDisableGuestUserFlow: readonly string[]
  readonly provinces: readonly Province[]
  readonly enableAddressAutoFillWithCoordinates: boolean
  readonly formSettings: { readonly [Field in keyof AddressFormSettings]: Required<AddressFieldSettings> }
  readonly checkoutAddressForm: { readonly source: string; readonly title: string; readonly type: string }
  /** Ten digits; empty hides what would use it. */
  readonly whatsAppMobileNumber: string
  readonly supportCallNumber: string
  /** The site of the company behind the shop, with https://; empty without one [09.1]. */
  readonly corporateHref: string
  readonly searchConfig: {
    readonly searchDebounceDelayInMs: number
    readonly minSearchCharacters: number
    readonly isAbortPrevStrokeSearAPIEnabled: boolean
    readonly enablePopularSearches: boolean
    readonly popularSearchesTitle: PerLocale<string>
  }
  readonly loyaltyPoints: LoyaltySettings
  readonly loyaltyConfig: PerLocale<LoyaltyTexts>
  readonly enableLoginForTrackOrder: boolean
  readonly enableEstimatedDeliveryOnPinCode: boolean
  /** Handles of products whose packs are listed below each other [15.13]. */
  readonly verticalVariantProducts: readonly string[]
  readonly alternativeProduct: {
    readonly enableAlternativeProduct: boolean
    /** A substitute shows its rating above this [17.2]. */
    readonly showRatingThreshold: number
    readonly scrollTextInterval: number
    readonly translations: {
      readonly cheaperTitle: PerLocale<string>
      readonly substituteForTitle: PerLocale<string>
    }
  }
  readonly trustMarkers: {
    readonly tmHomeOne: NamedImage
    readonly tmHomeTwo: NamedImage
    readonly tmPDP: NamedImage
    readonly tmPayments: NamedImage
  }
  readonly installBanners: readonly NamedImage[]
  /** Where a phone installs the shop's app from, with https://; empty without one, and then nothing invites to it [10.3]. */
  readonly appBanner: { readonly androidHref: string; readonly iosHref: string }
  /** Our own app: parts of what its browser calls itself, in any case. None when empty [03.3]. */
  readonly nativeApp: { readonly userAgents: readonly string[] }
  /** Whether local storage keeps what outlives a page; without it only the page remembers [03.3]. */
  readonly hasStorage: boolean
  /** ISO instants; null is open. */
  readonly maintenance: { readonly enabled: boolean; readonly start: string | null; readonly end: string | null }
  /** Digits of a sign-in code, how many more may be asked for, and the seconds between them; `otpLengthOf` reads the first. */
  readonly otpConfig: {
    readonly otpLength: number
    readonly resendOtpAttempts: number
    readonly resendOtpSecs: number
  }
  readonly isReviewsModerationEnabled: boolean
  readonly categorySelectionLimit: number
  readonly brandSelectionLimit: number
  readonly socialFeed: SocialFeedSettings
  readonly isFestivalSaleEnabled: boolean
  /** The invitation to the app on Back: until which ISO instant, and where the app is installed from [15.10]. */
  readonly pdpBackBanner: { readonly until: string; readonly appHref: string }
  /** Whether a place may be guessed from the network address. */
  readonly locationConfig: { readonly allowIpLookup: boolean }
}
