import { isRecord } from '@krishi/storefront-core/shape'
import type { HttpClient } from '../http/index.ts'
import { decode } from '../http/index.ts'
import type { SettingsPort } from './settings-port.ts'

const toSettings = decode(isRecord, ({ settings }) => ({ settings }))

/** Reads the settings through the API. */
export function createHttpSettingsPort(client: HttpClient): SettingsPort {
  return { read: (options) => client.call('settings.configuration', {}, toSettings, options) }
}
