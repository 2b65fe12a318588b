import type { SocialFeedSettings } from '../settings/social-feed-settings.ts'

/**
 * When a post counts as seen [34.6]: at least this share of it in view for this long, in ms. Null where the shop counts nothing,
 * as it is by default.
 */
export function impressionRule({ impressions }: Pick<SocialFeedSettings, 'impressions'>): {
  readonly share: number
  readonly afterMs: number
} | null {
  const { isEnabled, minimumViewSeconds, viewThresholdPercent } = impressions
  return isEnabled ? { share: viewThresholdPercent / 100, afterMs: minimumViewSeconds * 1000 } : null
}
