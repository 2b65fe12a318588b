import type { Settings } from '@krishi/storefront-core/settings'
import type { Place } from '../loader/place.ts'
import { readJson } from './read-json.ts'

/** The settings as the shop's own pages have them: complete, and held to the law. Rejects where the shop does not answer. */
export async function readSettingsFile({ origin, locale }: Place): Promise<Settings> {
  return (await readJson(fetch(`${origin}/settings/web/${locale}/now.json`))) as Settings
}
