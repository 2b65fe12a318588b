import type { AddressFormSettings } from '../address/index.ts'
import type { Settings } from '../settings/settings.ts'
import type { NoRequest } from './operation.ts'

/** A part of the settings that is fetched by name [04.2]. */
export type SettingsType = 'LOYALTYPOINTS' | 'TRUSTMARKERSWEB' | 'APPINSTALLSWEB' | 'ALTERNATIVEPRODUCT'

/** The settings that each type names [04.2]. */
export const settingsOfType = {
  LOYALTYPOINTS: ['loyaltyPoints', 'loyaltyConfig'],
  TRUSTMARKERSWEB: ['trustMarkers'],
  APPINSTALLSWEB: ['installBanners'],
  ALTERNATIVEPRODUCT: ['alternativeProduct'],
} as const satisfies Readonly<Record<SettingsType, readonly (keyof Settings)[]>>

/** The rules of the address form, as they are kept in storage [04.3]. */
export interface CheckoutAddressFormSettings extends AddressFormSettings {
  readonly source: string
  readonly title: string
  readonly type: string
  readonly enableAddressAutoFillWithCoordinates: boolean
}

/** What the calls about settings take and give. The settings themselves are read by `mergeSettings`, which trusts nothing. */
export interface SettingsPayloads {
  'settings.byTypes': {
    request: { body: { readonly source: 'WEB'; readonly types: readonly SettingsType[] } }
    response: { readonly settings: unknown }
  }
  'settings.configuration': { request: NoRequest; response: { readonly settings: unknown } }
  'settings.addressFormSettings': { request: NoRequest; response: CheckoutAddressFormSettings }
}
