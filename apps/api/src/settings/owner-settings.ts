import { locales } from '@krishi/storefront-core/locale'
import { emptyLoyaltyTexts, mergeSettings, type Settings } from '@krishi/storefront-core/settings'
import { isRecord } from '@krishi/storefront-core/shape'
import { decimal, flag, instant, money, whole, words } from '../catalogue-file/codecs.ts'
import type { Codec } from '../catalogue-file/field.ts'
import * as codecs from './setting-codecs.ts'

/** A setting that the owner tells in the file of the catalogue: how it stands there, and where it goes. */
interface OwnerSetting {
  readonly codec: Codec
  /** The settings with it. */
  lay: (settings: unknown, value: unknown) => unknown
}

/** A section of a document; an empty one where it has none. */
function recordIn(document: unknown, name: string): Readonly<Record<string, unknown>> {
  const section = isRecord(document) ? document[name] : undefined
  return isRecord(section) ? section : {}
}

/** Puts a value where a path of names leads to; nothing else changes. */
function put(document: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  const sections = isRecord(document) ? document : {}
  return { ...sections, [name]: put(sections[name], rest, value) }
}

function at(codec: Codec, ...path: readonly string[]): OwnerSetting {
  return { codec, lay: (settings, value) => put(settings, path, value) }
}

/** A picture that is shown once it is told. */
function mark(name: keyof Settings['trustMarkers']): OwnerSetting {
  const path = ['trustMarkers', name]
  return {
    codec: codecs.pictures,
    lay: (settings, value) => put(put(settings, [...path, 'enabled'], true), [...path, 'imagePaths'], value),
  }
}

/** A picture beside the bill, for narrow or for wide screens. */
function cartMark(urls: keyof Settings['cartConfig']['trustMarker']): OwnerSetting {
  const path = ['cartConfig', 'trustMarker']
  return {
    codec: codecs.pictures,
    lay: (settings, value) => put(put(settings, [...path, 'enableTrustMarker'], true), [...path, urls], value),
  }
}

/** The terms of the coins; languages without any show the English ones, never those of before. */
const coinTerms: OwnerSetting = {
  codec: codecs.html,
  lay(settings, value) {
    const before = recordIn(settings, 'loyaltyConfig')
    const told = isRecord(value) ? value : {}
    const texts = locales
      .filter((locale) => told[locale] !== undefined)
      .map((locale) => {
        const text = { ...emptyLoyaltyTexts, ...recordIn(before, locale), termsAndConditions: told[locale] }
        return [locale, text] as const
      })
    return put(settings, ['loyaltyConfig'], Object.fromEntries(texts))
  },
}

/** The settings that are the owner's, by their handles in the file of the catalogue: docs/CATALOGUE-FILE.md tells what each means. */
const ownerSettings: Readonly<Record<string, OwnerSetting>> = {
  seller: at(codecs.seller, 'seller'),
  'chat-number': at(codecs.mobile, 'whatsAppMobileNumber'),
  'call-number': at(codecs.callNumber, 'supportCallNumber'),
  'company-site': at(codecs.site, 'corporateHref'),
  'android-app': at(codecs.site, 'appBanner', 'androidHref'),
  'ios-app': at(codecs.site, 'appBanner', 'iosHref'),
  languages: at(codecs.languages, 'switcherLocales'),
  'shipping-charge': at(money, 'shippingDetails', 'applicableShippingCharge'),
  'free-shipping-from': at(money, 'shippingDetails', 'minCartValueForFreeShipping'),
  'online-discount': at(decimal(0, 100), 'checkoutConfig', 'onlinePaymentDiscountPercent'),
  'guests-may-order': at(flag, 'enableGuestUserFlow'),
  'verified-in': at(codecs.states, 'statesToDisableGuestUserFlow'),
  'terms-version': at(words, 'termsVersion'),
  'code-digits': at(whole(4, 8), 'otpConfig', 'otpLength'),
  'reviews-wait': at(flag, 'isReviewsModerationEnabled'),
  substitutes: at(flag, 'alternativeProduct', 'enableAlternativeProduct'),
  'delivery-dates': at(flag, 'enableEstimatedDeliveryOnPinCode'),
  'popular-searches': at(flag, 'searchConfig', 'enablePopularSearches'),
  'festival-sale': at(flag, 'isFestivalSaleEnabled'),
  'packs-below': at(codecs.products, 'verticalVariantProducts'),
  coins: at(flag, 'loyaltyPoints', 'enableLoyaltyPoints'),
  'coin-value': at(decimal(0.01, 1_000), 'loyaltyPoints', 'rupeePerBHCoin'),
  'coins-per-order': at(whole(0, 1_000_000), 'loyaltyPoints', 'bhCoinsMaxUsageValue'),
  'coin-terms': coinTerms,
  'trust-home-1': mark('tmHomeOne'),
  'trust-home-2': mark('tmHomeTwo'),
  'trust-product': mark('tmPDP'),
  'trust-payment': mark('tmPayments'),
  'trust-cart-narrow': cartMark('mobileImageUrls'),
  'trust-cart-wide': cartMark('desktopImageUrls'),
  closed: at(flag, 'maintenance', 'enabled'),
  'closed-from': at(instant, 'maintenance', 'start'),
  'closed-until': at(instant, 'maintenance', 'end'),
}

/** The handles of all settings that a file may tell. */
export const ownerSettingNames: readonly string[] = Object.keys(ownerSettings)

/** How a setting stands in the file; null where there is none of this handle. */
export function settingCodec(handle: string): Codec | null {
  return Object.hasOwn(ownerSettings, handle) ? (ownerSettings[handle]?.codec ?? null) : null
}

/** A setting as the owner has told it; null is what is usual. */
export interface ToldSetting {
  readonly handle: string
  readonly value: unknown
}

/**
 * What holds: the settings of the program and its environment, with what the owner has told in their place. A handle that this
 * version does not know changes nothing.
 */
export function withOwnerSettings(settings: Settings, told: readonly ToldSetting[]): Settings {
  const document = told
    .filter(({ handle, value }) => value !== null && Object.hasOwn(ownerSettings, handle))
    .reduce<unknown>((sofar, { handle, value }) => ownerSettings[handle]?.lay(sofar, value) ?? sofar, settings)
  return mergeSettings(document)
}
