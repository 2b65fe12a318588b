import { ok } from '@krishi/storefront-core/result'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import type { SettingsPort } from './settings-port.ts'

/** Gives settings from memory: by default none, so that the built-in ones hold. */
export function createMemorySettingsPort(backend: MemoryBackend, settings: unknown = {}): SettingsPort {
  return { read: (options) => backend.answer('settings.read', options, () => ok({ settings })) }
}
