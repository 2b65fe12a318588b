import type { Settings } from '../settings/index.ts'

/** What kind of shopper somebody is [03.11]. */
export type UserType = 'farmer' | 'brand'

/** Reads the id of a user type: a brand's is the one that the settings name, and everybody else is a farmer. */
export function userTypeOf(userTypeId: string, { brandTypeId }: Pick<Settings['socialFeed'], 'brandTypeId'>): UserType {
  return brandTypeId !== '' && userTypeId === brandTypeId ? 'brand' : 'farmer'
}
