import type { LeadDistrict } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Settings } from '@krishi/storefront-core/settings'
import { asc, eq } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'
import { placeNameIn } from '../pincodes/index.ts'

const { pincodes } = schema

/** The districts that pincodes name in a state, by its title, in the order of a language; none for an unknown one [33.5]. */
export async function findDistricts(
  database: Database,
  { provinces }: Pick<Settings, 'provinces'>,
  state: string,
  language: Locale,
): Promise<readonly LeadDistrict[]> {
  const province = provinces.find(({ title }) => title === state)
  if (province === undefined) return []
  const rows = await database
    .selectDistinct({ id: pincodes.district })
    .from(pincodes)
    .where(eq(pincodes.provinceId, province.id))
    .orderBy(asc(pincodes.district))
  const named = rows.map(({ id }) => ({ id, title: placeNameIn(language, province.id, id) }))
  return named.sort((a, b) => a.title.localeCompare(b.title, language))
}
