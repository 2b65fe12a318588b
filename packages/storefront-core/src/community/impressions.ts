import type { SocialFeedSettings } from '../settings/social-feed-settings.ts'

/** When a post counts as seen [34.6]. */
export interface ImpressionRule {
  /** How much of it must be in view, from 0 to 1. */
  readonly share: number
  /** For how long, in ms. */
  readonly afterMs: number
}

/** The rule of a shop; null where it counts nothing, as it is by default. */
export function impressionRule({ impressions }: Pick<SocialFeedSettings, 'impressions'>): ImpressionRule | null {
  const { isEnabled, minimumViewSeconds, viewThresholdPercent } = impressions
  return isEnabled ? { share: viewThresholdPercent / 100, afterMs: minimumViewSeconds * 1000 } : null
}
