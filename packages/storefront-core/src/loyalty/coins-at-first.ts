import { complianceOf } from '../compliance/index.ts'
import type { Settings } from '../settings/index.ts'

/**
 * Whether the box of the coins starts ticked [27.1]: as the owner says, but never where the law forbids to preselect a choice
 * that changes the price (`india-2026`).
 */
export function usesCoinsAtFirst({
  compliance,
  loyaltyPoints,
}: Pick<Settings, 'compliance' | 'loyaltyPoints'>): boolean {
  const { mayApplyCoins } = complianceOf({ compliance })
  return loyaltyPoints.enableLoyaltyPoints && loyaltyPoints.applyByDefault && mayApplyCoins
}
