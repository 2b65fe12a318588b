import type { PerLocale } from './per-locale.ts'

/** Limits and switches of the community [34.2, 34.5, 34.6]. */
export interface SocialFeedSettings {
  readonly createPostConfig: {
    readonly maxVideoSeconds: number
    readonly maxImages: number
    readonly quizPollValidityDays: number
  }
  readonly defaultFarmerTypeId: string
  readonly brandTypeId: string
  readonly report: {
    readonly title: PerLocale<string>
    /** Stable ids; their words are messages of the dialog. */
    readonly reasons: readonly string[]
  }
  readonly isTranslationEnabled: boolean
  readonly impressions: {
    readonly isEnabled: boolean
    readonly minimumViewSeconds: number
    readonly viewThresholdPercent: number
  }
}
