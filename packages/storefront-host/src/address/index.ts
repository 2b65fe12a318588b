export { FirstAddress, announceSteps, navigate, useAddress } from './address.ts'
export type { Address } from './address.ts'
export { SiteLink } from './site-link.tsx'
