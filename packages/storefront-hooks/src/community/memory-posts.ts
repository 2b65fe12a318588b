import type { Author, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { err, ok } from '@krishi/storefront-core/result'
import type { Settings } from '@krishi/storefront-core/settings'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import type { MemoryIdentity } from '../session/memory-identity.ts'
import type { PostRows } from './memory-post-rows.ts'

type Outcome<Value> = Result<Value, PortErrorCode>

/** What the parts of the port of posts share: the rows, and whoever uses the shop. */
export interface MemoryPosts {
  readonly backend: MemoryBackend
  readonly socialFeed: Settings['socialFeed']
  /** Replaced by every change. */
  rows: PostRows
  /** Whoever is signed in; null for a guest. */
  readonly author: () => Author | null
  /** For whoever is signed in, with one of the rows; the refusal for anybody else, or where there is none. */
  readonly withRow: <Row, Value>(
    row: Row | undefined,
    work: (row: Row, userId: string) => Outcome<Value>,
  ) => Outcome<Value>
}

/** The instant, as rows keep it. */
export function createdNow({ backend }: MemoryPosts): string {
  return new Date(backend.clock.now()).toISOString()
}

/** Keeps what a change makes of the rows. */
export function keep(memory: MemoryPosts, rows: PostRows): Outcome<null> {
  memory.rows = rows
  return ok(null)
}

/** Begins with the posts that the shop comes with. */
export function createMemoryPosts(
  backend: MemoryBackend,
  identity: MemoryIdentity,
  socialFeed: Settings['socialFeed'],
): MemoryPosts {
  const memory: MemoryPosts = {
    backend,
    socialFeed,
    rows: backend.shop().community,
    author() {
      const { isGuestUser, userId = '', firstName = '', lastName = '' } = identity.user()
      return isGuestUser === false ? { userId, name: `${firstName} ${lastName}`.trim(), profilePic: '' } : null
    },
    withRow(row, work) {
      const author = memory.author()
      if (author === null) return err('auth/forbidden')
      return row === undefined ? err('request/not-found') : work(row, author.userId)
    },
  }
  return memory
}
