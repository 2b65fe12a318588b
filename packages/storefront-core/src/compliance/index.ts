export { complianceOf } from './compliance-profile.ts'
export type { ComplianceProfile } from './compliance-profile.ts'
export { lawfulSettings } from './lawful-settings.ts'
