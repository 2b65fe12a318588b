import type { Locale } from '../locale/index.ts'

/** Opens a session, or continues the one that the cookie names. */
export interface ReadSessionRequest {
  readonly body: {
    readonly selectedLanguage: Locale
    readonly utmSource?: string
    readonly utmMedium?: string
    readonly utmCampaign?: string
  }
}
