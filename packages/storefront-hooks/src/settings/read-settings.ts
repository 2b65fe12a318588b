import type { Settings } from '@krishi/storefront-core/settings'
import { defaultSettings, mergeSettings } from '@krishi/storefront-core/settings'
import type { Capability } from '../capabilities/capability.ts'
import type { StorefrontPorts } from '../storefront/storefront-ports.ts'

/**
 * The shop's settings: the owner's changes over the built-in ones, which hold alone when the call fails [04.2]. What the backend
 * cannot do is switched off, whatever the owner has set.
 */
export async function readSettings({
  settings,
  supports,
}: Pick<StorefrontPorts, 'settings' | 'supports'>): Promise<Settings> {
  const answer = await settings.read()
  const merged = answer.ok ? mergeSettings(answer.value.settings) : defaultSettings
  return supports ? withoutUnsupported(merged, supports) : merged
}

function withoutUnsupported(settings: Settings, supports: (capability: Capability) => boolean): Settings {
  const { loyaltyPoints, alternativeProduct, searchConfig, locationConfig, checkoutConfig } = settings
  return {
    ...settings,
    // Where nobody can sign in, everybody buys as a guest.
    ...(supports('auth.sendOtp') ? {} : { enableGuestUserFlow: true, statesToDisableGuestUserFlow: [] }),
    // Where no order can be placed, the cart leads to the checkout of the engine.
    checkoutConfig: supports('checkout.create')
      ? checkoutConfig
      : {
          ...checkoutConfig,
          isAddressSelectionEnabled: false,
          isShopifyCheckoutEnabled: supports('checkout.createExternal'),
        },
    enableEstimatedDeliveryOnPinCode:
      settings.enableEstimatedDeliveryOnPinCode && supports('delivery.estimatedDelivery'),
    enableLoginForTrackOrder: settings.enableLoginForTrackOrder && supports('auth.sendOtp'),
    enableAddressAutoFillWithCoordinates:
      settings.enableAddressAutoFillWithCoordinates && supports('address.reverseGeocode'),
    loyaltyPoints: {
      ...loyaltyPoints,
      enableLoyaltyPoints: loyaltyPoints.enableLoyaltyPoints && supports('loyalty.balance'),
    },
    alternativeProduct: {
      ...alternativeProduct,
      enableAlternativeProduct: alternativeProduct.enableAlternativeProduct && supports('catalog.alternative'),
    },
    searchConfig: {
      ...searchConfig,
      enablePopularSearches: searchConfig.enablePopularSearches && supports('catalog.popularSearches'),
    },
    locationConfig: { allowIpLookup: locationConfig.allowIpLookup && supports('delivery.ipLookup') },
  }
}
