import type { Settings } from '../settings/settings.ts'
import { complianceOf } from './compliance-profile.ts'

/** The owner's settings as far as the chosen profile lets them go: notices stay long enough, coins wait until they are asked for. */
export function applyComplianceProfile(settings: Settings): Settings {
  const { leastToastMs, mayApplyCoins, mayLocateByNetwork } = complianceOf(settings)
  const { loyaltyPoints, locationConfig } = settings
  return {
    ...settings,
    toastMinimumMs: Math.max(settings.toastMinimumMs, leastToastMs),
    loyaltyPoints: { ...loyaltyPoints, applyByDefault: loyaltyPoints.applyByDefault && mayApplyCoins },
    locationConfig: { ...locationConfig, allowIpLookup: locationConfig.allowIpLookup && mayLocateByNetwork },
  }
}
