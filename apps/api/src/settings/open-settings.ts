import { applyComplianceProfile } from '@krishi/storefront-core/compliance'
import type { Settings } from '@krishi/storefront-core/settings'
import { asc } from 'drizzle-orm'
import { everyPage } from '../cache-purge/purge-keys.ts'
import { schema, type Database } from '../database/index.ts'
import { sanitizeTexts } from '../loyalty/sanitize-texts.ts'
import { withOwnerSettings, type ToldSetting } from './owner-settings.ts'

/** The settings of a running shop. */
export interface OpenSettings {
  /** What holds now: the same object for good, whose properties change as the owner's settings do. */
  readonly settings: Settings
  /** Reads again what the owner has told. Where it has changed, a cache in front is told to forget all pages. */
  refresh: () => Promise<void>
}

const { ownerSettings, productChanges } = schema

async function readTold(database: Database): Promise<readonly ToldSetting[]> {
  return database
    .select({ handle: ownerSettings.handle, value: ownerSettings.value })
    .from(ownerSettings)
    .orderBy(asc(ownerSettings.handle))
}

/** One object for all who keep it, that says what `read` gives at each moment. */
function alwaysCurrent(names: readonly string[], read: () => Settings): Settings {
  const properties = names.map((name) => [
    name,
    { enumerable: true, get: () => read()[name as keyof Settings] } satisfies PropertyDescriptor,
  ])
  return Object.defineProperties({}, Object.fromEntries(properties)) as Settings
}

/**
 * Reads the settings of the shop: the only place where what the program, its environment and the owner say becomes one.
 *
 * @param usual What holds where the owner tells nothing.
 */
export async function openSettings(database: Database, usual: Settings): Promise<OpenSettings> {
  const merge = (told: readonly ToldSetting[]) => sanitizeTexts(applyComplianceProfile(withOwnerSettings(usual, told)))
  let told = await readTold(database)
  let current = merge(told)
  return {
    settings: alwaysCurrent(Object.keys(current), () => current),
    async refresh() {
      const now = await readTold(database)
      if (JSON.stringify(now) === JSON.stringify(told)) return
      // Pages that are made from here on are of the new settings: what is forgotten now does not come back.
      current = merge(now)
      await database.insert(productChanges).values({ handles: [], keys: [everyPage] })
      told = now
    },
  }
}
