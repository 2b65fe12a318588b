export { planRedirect, redirectDelayMs } from './link-redirect.ts'
export type { LinkRedirect, RedirectPlan } from './link-redirect.ts'
export { safeExternalUrl, safeInternalPath } from './safe-links.ts'
export type { ExternalUrl, InternalPath } from './safe-links.ts'
