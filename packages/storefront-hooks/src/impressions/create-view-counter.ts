import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import type { Clock } from '../clock/index.ts'

/** Posts that are seen within this many ms go in one call: a slow network pays for the call, not for its length. */
const batchMs = 5000

/** As many posts as one call takes. */
const mostAtOnce = 50

/** What a counter of seen posts works with. */
export interface ViewCounterDeps {
  /** How long a post must be in view, in ms. */
  readonly afterMs: number
  readonly clock: Clock
  readonly send: (postIds: readonly string[]) => Promise<Result<null, PortErrorCode>>
}

/** Counts the posts that were in view for long enough, each once. */
export interface ViewCounter {
  readonly enter: (postId: string) => void
  readonly leave: (postId: string) => void
  /** Sends at once what was seen, as before the page is left. */
  readonly flush: () => Promise<void>
}

/**
 * Creates a counter of seen posts [34.6]. A call without an answer is made again with the next posts: the server counts a shopper once for
 * a post, however often it is told.
 */
export function createViewCounter({ afterMs, clock, send }: ViewCounterDeps): ViewCounter {
  const timers = new Map<string, () => void>()
  const seen = new Set<string>()
  let unsent: readonly string[] = []
  let cancelBatch: (() => void) | null = null

  function noteSeen(postId: string): void {
    timers.delete(postId)
    seen.add(postId)
    unsent = [...unsent, postId]
    cancelBatch ??= clock.after(batchMs, () => void flush())
  }

  async function flush(): Promise<void> {
    cancelBatch?.()
    cancelBatch = null
    const sent = unsent.slice(0, mostAtOnce)
    unsent = unsent.slice(mostAtOnce)
    if (sent.length === 0) return
    const answer = await send(sent)
    if (!answer.ok && answer.error.code.startsWith('network/')) unsent = [...sent, ...unsent]
  }

  return {
    enter(postId) {
      if (seen.has(postId) || timers.has(postId)) return
      timers.set(
        postId,
        clock.after(afterMs, () => noteSeen(postId)),
      )
    },
    leave(postId) {
      timers.get(postId)?.()
      timers.delete(postId)
    },
    flush,
  }
}
