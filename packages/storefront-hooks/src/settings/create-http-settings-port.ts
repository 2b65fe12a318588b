import { isRecord } from '@krishi/storefront-core/shape'
import type { HttpClient } from '../http/index.ts'
import { accept } from '../http/index.ts'
import type { SettingsPort } from './settings-port.ts'

const toSettings = accept(isRecord)

/** Reads the settings through the API. */
export function createHttpSettingsPort(client: HttpClient): SettingsPort {
  return {
    read: (options) => client.call('settings.configuration', {}, toSettings, options),
    readTypes: (types, options) =>
      client.call('settings.byTypes', { body: { source: 'WEB', types } }, toSettings, options),
    readAddressForm: (options) => client.call('settings.addressFormSettings', {}, toSettings, options),
  }
}
