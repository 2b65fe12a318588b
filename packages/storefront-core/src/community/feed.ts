import { locales } from '../locale/index.ts'
import type { Locale } from '../locale/index.ts'
import { isCommunityCrop } from './crops.ts'
import type { CommunityCrop } from './crops.ts'

/** The feeds to choose from, in the order in which they are offered [34.1]. */
export const feedKinds = ['all', 'nearby', 'unsolved', 'most-viewed', 'own'] as const

/** One of them. */
export type FeedKind = (typeof feedKinds)[number]

/** Which posts are shown [34.1]. */
export interface FeedFilter {
  readonly kind: FeedKind
  readonly crop: CommunityCrop | null
  readonly language: Locale | null
}

/** A position on the map, in degrees. */
export interface FeedPlace {
  readonly latitude: number
  readonly longitude: number
}

/** Posts in a page of the feed [34.1]. */
export const postPageSize = 20

/** The feed of everything. */
export const allPosts: FeedFilter = { kind: 'all', crop: null, language: null }

/** Which posts the query of an address asks for; what it does not know asks for all. */
export function readFeedFilter(search: string): FeedFilter {
  const query = new URLSearchParams(search)
  const crop = query.get('crop') ?? ''
  return {
    kind: feedKinds.find((kind) => kind === query.get('show')) ?? 'all',
    crop: isCommunityCrop(crop) ? crop : null,
    language: locales.find((locale) => locale === query.get('language')) ?? null,
  }
}

/** The query of the feed's address, without a question mark; empty for the first page of everything. */
export function toFeedSearch({ kind, crop, language }: FeedFilter, pageNo = 1): string {
  const query = new URLSearchParams()
  if (kind !== 'all') query.set('show', kind)
  if (crop !== null) query.set('crop', crop)
  if (language !== null) query.set('language', language)
  if (pageNo > 1) query.set('pageNo', String(pageNo))
  return query.toString()
}
