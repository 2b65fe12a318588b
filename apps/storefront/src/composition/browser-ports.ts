// The build for another engine puts `browser-ports-medusa.ts` or `browser-ports-shopify.ts` here (vite.config.ts), so that no page loads
// code of an engine that its shop does not run on.
export { createHttpPorts as createBrowserPorts } from '@krishi/storefront-hooks/storefront'

/** The engine that pages of this build run on; null for the shop's own API. */
export const engineOfBuild: string | null = null
