export { safeExternalUrl, safeInternalPath } from './safe-links.ts'
export type { ExternalUrl, InternalPath } from './safe-links.ts'
