export { createSafeStorage } from './create-safe-storage.ts'
export type { SafeStorage, TextStorage } from './create-safe-storage.ts'
export { localKeys, sessionKeys } from './storage-keys.ts'
