import { settingsOfType } from '@krishi/storefront-core/contract'
import { ok } from '@krishi/storefront-core/result'
import { z } from '@hono/zod-openapi'
import type { OperationRoute } from '../http/operation-route.ts'
import type { ApiContext } from '../api-context.ts'

const anySettings = z.object({ settings: z.unknown() }).openapi('Settings')

const addressFormSettings = z
  .object({
    source: z.string(),
    title: z.string(),
    type: z.string(),
    enableAddressAutoFillWithCoordinates: z.boolean(),
    flathouseno: z.object({ isMandatory: z.boolean(), characterLength: z.int() }),
    address1: z.object({ isMandatory: z.boolean(), characterLength: z.int() }),
  })
  .openapi('AddressFormSettings')

const types = z.enum(['LOYALTYPOINTS', 'TRUSTMARKERSWEB', 'APPINSTALLSWEB', 'ALTERNATIVEPRODUCT'])

/** All settings of the shop [04.2]. */
export function configurationRoute({ settings }: ApiContext): OperationRoute<'settings.configuration'> {
  return {
    name: 'settings.configuration',
    summary: 'All settings of the shop.',
    limit: 'read',
    request: {},
    response: anySettings,
    refusals: [],
    handle: () => Promise.resolve(ok({ settings })),
  }
}

/** The settings of the asked types, and no others [04.2]. */
export function settingsByTypesRoute({ settings }: ApiContext): OperationRoute<'settings.byTypes'> {
  return {
    name: 'settings.byTypes',
    summary: 'The settings of some types.',
    limit: 'read',
    request: { body: z.object({ source: z.literal('WEB'), types: z.array(types).max(20) }) },
    response: anySettings,
    refusals: [],
    handle({ body }) {
      const keys = body.types.flatMap((type) => settingsOfType[type])
      return Promise.resolve(ok({ settings: Object.fromEntries(keys.map((key) => [key, settings[key]])) }))
    },
  }
}

/** The rules of the address form [04.3]. */
export function addressFormSettingsRoute({ settings }: ApiContext): OperationRoute<'settings.addressFormSettings'> {
  return {
    name: 'settings.addressFormSettings',
    summary: 'The rules of the address form.',
    limit: 'read',
    request: {},
    response: addressFormSettings,
    refusals: [],
    handle: () =>
      Promise.resolve(
        ok({
          ...settings.checkoutAddressForm,
          ...settings.formSettings,
          enableAddressAutoFillWithCoordinates: settings.enableAddressAutoFillWithCoordinates,
        }),
      ),
  }
}
